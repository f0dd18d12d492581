/** Tells which part of what was typed a text says: 1 is all of it. */
type PartSaid = (typed: string) => (text: string) => number;

/** What knows more of what is typed than its letters. */
export interface ListSearch {
  /** What was typed, with slips of the fingers as the texts of the list have those words. */
  readonly mended: (typed: string, texts: readonly string[]) => string;
  readonly partSaid: PartSaid;
  /** Puts what is shown in order, the best first; without words as it was. */
  readonly arrange: (form: HTMLFormElement, typed: string) => void;
}

/** Word for word. */
const everyWord: PartSaid = (typed) => (text) => {
  const words = typed.toLowerCase().trim().split(/\s+/);
  return words.every((word) => text.toLowerCase().includes(word)) ? 1 : 0;
};

/** What says more than this part of what was typed says most of it. */
const MOST = 0.5;

/**
 * A list that a form narrows down. An item is kept if it has, in the `data-` attribute of each field's name, the value that was
 * chosen, and if every word of the field `words`, or one that means the same, is in its text or its `data-words`, or most of them where no item has all. What is looked for stands in the
 * address, so that the way back leads to the same list. What is marked `data-unfiltered` belongs to the whole list and is
 * shown with that alone; what is marked `data-intro` is not shown to who comes for a part of it. Beside the name of folded fields stands what
 * was chosen in them, as the template in `data-chosen` puts it. Where no item has all words, the link in `data-elsewhere` leads to the search with them, which knows what else they
 * are called. Without scripts everything is listed. What knows words that mean the same, and which item is meant most, is fetched once some are typed.
 */
export function filterList(page: Document, fetchSearch?: () => Promise<ListSearch>): void {
  const form = page.querySelector<HTMLFormElement>('.filters');
  if (form === null) return;
  for (const [name, value] of new URLSearchParams(location.search)) {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLSelectElement || field instanceof HTMLInputElement)) continue;
    field.value = value;
    // Who comes for a part of the list is led to it, past what is said of all of it.
    for (const intro of page.querySelectorAll<HTMLElement>('[data-intro]')) intro.hidden = true;
  }
  let search: ListSearch | undefined;
  let fetched: Promise<void> | undefined;
  const update = () => {
    apply(form, search);
    if (fetchSearch === undefined || new FormData(form).get('words') === '') return;
    // Where it cannot be fetched, the words are looked for as they are.
    fetched ??= fetchSearch().then(
      (knowing) => {
        search = knowing;
        apply(form, search);
      },
      () => undefined,
    );
  };
  update();
  form.addEventListener('input', update);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
  });
}

function apply(form: HTMLFormElement, search: ListSearch | undefined): void {
  const wanted = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() !== '' ? [[name, value] as const] : [],
  );
  const typed = wanted.find(([name]) => name === 'words')?.[1];
  const lists = [...form.ownerDocument.querySelectorAll<HTMLElement>('[data-library]')];
  const meant = typed && (search?.mended(typed, itemsOf(lists).map(textOf)) ?? typed);
  const { shown, isAll } = showFitting(
    lists,
    wanted.map(([name, value]) =>
      fitting(name, name === 'words' ? (meant ?? value) : value, search?.partSaid ?? everyWord),
    ),
  );
  search?.arrange(form, meant ?? '');
  for (const whole of form.ownerDocument.querySelectorAll<HTMLElement>('[data-unfiltered]')) {
    whole.hidden = wanted.length > 0;
  }
  nameChosen(form);
  const status = form.querySelector<HTMLElement>('[role="status"]');
  if (status !== null && (wanted.length > 0 || status.textContent !== '')) {
    const { template, nearly = template } = status.dataset;
    status.textContent = (isAll ? template : nearly)?.replace('{shown}', String(shown)) ?? '';
  }
  offerElsewhere(form, shown === 0 || !isAll ? typed : undefined);
  const query = new URLSearchParams(wanted.map(([name, value]) => [name, value])).toString();
  if (query !== location.search.slice(1)) {
    history.replaceState(history.state, '', query === '' ? location.pathname : `?${query}`);
  }
}

/**
 * Shows what was chosen and says all words that were typed; where nothing does, what says as many of them as any, if that is most of them.
 * Tells how many are shown, and whether they say all.
 */
function showFitting(
  lists: readonly HTMLElement[],
  fits: readonly ((item: HTMLElement) => number)[],
): { readonly shown: number; readonly isAll: boolean } {
  const items = itemsOf(lists);
  const parts = new Map(items.map((item) => [item, Math.min(1, ...fits.map((fit) => fit(item)))]));
  const best = Math.max(0, ...parts.values());
  const least = best > MOST ? best : 1;
  for (const [item, part] of parts) item.hidden = part < least;
  for (const list of lists) {
    const section = list.closest('section');
    if (section !== null) section.hidden = items.every((item) => item.hidden || item.parentElement !== list);
  }
  return { shown: items.filter((item) => !item.hidden).length, isAll: least === 1 };
}

function itemsOf(lists: readonly HTMLElement[]): readonly HTMLElement[] {
  return lists.flatMap((list) => [...list.children]).filter((item) => item instanceof HTMLElement);
}

/** What is read of an item, and what else it is called. */
const textOf = (item: HTMLElement) => `${item.textContent} ${item.dataset.words ?? ''}`;

/** What narrows the list down is seen where its fields are folded away. */
function nameChosen(form: HTMLFormElement): void {
  const place = form.querySelector<HTMLElement>('[data-chosen]');
  if (place === null) return;
  const { chosen = '' } = place.dataset;
  place.textContent = [...form.querySelectorAll('select')]
    .filter(({ value }) => value !== '')
    .map(({ labels, selectedOptions }) => {
      const field = labels[0]?.firstChild?.textContent?.trim() ?? '';
      return `· ${chosen.replace('{field}', field).replace('{choice}', selectedOptions[0]?.text ?? '')}`;
    })
    .join(' ');
}

/** Offers the search for words that nothing listed has; `undefined` where it has, or where none were typed. */
function offerElsewhere(form: HTMLFormElement, words: string | undefined): void {
  const place = form.querySelector<HTMLElement>('[data-elsewhere]');
  const link = place?.querySelector('a');
  if (!place || !link) return;
  place.hidden = words === undefined;
  link.search = words === undefined ? '' : new URLSearchParams({ q: words.trim() }).toString();
}

/** How well an item fits: 1 where it has what was chosen, or says all that was typed. */
function fitting(name: string, value: string, partSaid: PartSaid): (item: HTMLElement) => number {
  if (name !== 'words') return (item) => ((item.dataset[name] ?? '').split(' ').includes(value) ? 1 : 0);
  const part = partSaid(value);
  return (item) => part(textOf(item));
}
