import astro from 'eslint-plugin-astro';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

export default defineConfig(
  { ignores: ['dist/', '.astro/', 'node_modules/'] },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['src/**/*.ts', 'src/**/*.tsx'],
    rules: {
      // What comes from a file, a link or a language is text, and never becomes markup or code.
      'no-eval': 'error',
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
    ignores: ['test/browser/reader.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['newContext', 'newPage'].map((property) => ({
          object: 'browser',
          property,
          message: 'Nobody listens to it: take `newContext` of the reader.',
        })),
      ],
    },
  },
  ...astro.configs.recommended,
);
