import { words } from '#said/rule-dialog';
import { isCoveredByDialog } from '../widgets/is-covered-by-dialog.ts';
import dialogStyles from '../styles/rule-dialog.css?url&no-inline';
import type { RuleText } from './rulebook/rules-by-id.ts';

/** Shows the rule that a link leads to in a dialog. Refuses (rejects) where the rules cannot be had, or have none of its id. */
export async function showRuleDialog({ href, pathname, hash }: HTMLAnchorElement): Promise<void> {
  const [rules] = await Promise.all([rulesOf(pathname), styled()]);
  const rule = rules[hash.slice(1)];
  if (rule === undefined) throw new Error(`${href} is no rule`);
  // Who has pressed twice meant one.
  if (isCoveredByDialog()) return;
  const dialog = document.createElement('dialog');
  dialog.className = 'rule-dialog';
  // Not a button of it: who presses twice, the second time when the rule is there, would do what that does.
  dialog.autofocus = true;
  dialog.ariaLabel = rule.name;
  dialog.setAttribute('closedby', 'any');
  const says = element('p', rule.says);
  says.className = 'sources';
  dialog.append(element('h2', rule.name), element('p', rule.text), says, actions(href, dialog));
  dialog.addEventListener('close', () => {
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
}

/** Back to the page, and on to the rulebook. */
function actions(address: string, dialog: HTMLDialogElement): HTMLElement {
  const row = element('p');
  row.className = 'actions';
  const close = element('button', words.close);
  close.type = 'button';
  close.className = 'button';
  close.addEventListener('click', () => {
    dialog.close();
  });
  const rulebook = element('a', words.rulebook);
  rulebook.className = 'button quiet';
  rulebook.href = address;
  row.append(close, rulebook);
  return row;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

/** The rules of the game whose rulebook has this address, each by its id. */
async function rulesOf(rulebook: string): Promise<Readonly<Record<string, RuleText | undefined>>> {
  const response = await fetch(rulebook.replace(/\/$/, '.json'));
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return (await response.json()) as Readonly<Record<string, RuleText>>;
}

/** Until its stylesheet is there, or is not to be had. */
async function styled(): Promise<void> {
  if (document.querySelector(`link[href="${dialogStyles}"]`) !== null) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = dialogStyles;
  await new Promise((settle) => {
    link.addEventListener('load', settle);
    link.addEventListener('error', settle);
    document.head.append(link);
  });
}
