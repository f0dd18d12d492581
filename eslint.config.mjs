import astro from 'eslint-plugin-astro';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** What a page shows: read but once, it is compared on a quiet machine and missed on a busy one. */
const READ_OF_A_PAGE = [
  'allInnerTexts',
  'boundingBox',
  'count',
  'getAttribute',
  'innerText',
  'inputValue',
  'isChecked',
  'isDisabled',
  'isVisible',
  'textContent',
];

/** What the house asks beyond what `.oxlintrc.jsonc` does: in sentences of its own, and of Astro's files. */
export default defineConfig(
  { ignores: ['dist/', '.astro/', 'node_modules/'] },
  {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parser: tseslint.parser },
  },
  {
    files: ['src/**/*.ts', 'src/**/*.tsx'],
    rules: {
      // What comes from a file, a link or a language is text, and never becomes markup or code.
      'no-eval': 'error',
      // The site asks with a dialog of its own, in the language of the page: `widgets/use-confirm-dialog.tsx`.
      'no-alert': 'error',
      'no-restricted-syntax': [
        'error',
        ...[
          'AssignmentExpression > MemberExpression.left[property.name=/^(innerHTML|outerHTML)$/]',
          'MemberExpression[property.name=/^(insertAdjacentHTML|setHTMLUnsafe)$/]',
          'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
          'MemberExpression[object.name="document"][property.name=/^(write|writeln|cookie)$/]',
        ].map((selector) => ({ selector, message: 'Nothing imported becomes markup.' })),
      ],
    },
  },
  {
    files: ['test/browser/**/*.ts'],
    ignores: ['test/browser/playwright-fixtures.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['newContext', 'newPage'].map((property) => ({
          object: 'browser',
          property,
          message: 'Nobody listens to it: take `newContext` of the reader.',
        })),
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: `CallExpression[callee.name="expect"] > AwaitExpression CallExpression[callee.property.name=/^(${READ_OF_A_PAGE.join('|')})$/]`,
          message: 'A page may need a moment: `await expect.poll(() => …)`.',
        },
      ],
    },
  },
  ...astro.configs.recommended,
);
