import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { ownPolicy, scriptsLast } from '../../src/build/trim-csp-and-lower-script-priority.ts';

/** What is done to a page that Astro has written. */

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const page = (policy: string) =>
  `<meta http-equiv="content-security-policy" content="${policy}"><style>p{}</style><script>f()</script><script type="module" src="/a.js"></script>`;

test('A policy keeps the hashes of what stands in the page, and loses those of other pages', () => {
  const listed = `default-src 'self'; script-src 'self' '${hash('f()')}' '${hash('g()')}'; style-src 'self' '${hash('q{}')}' '${hash('p{}')}';`;
  const own = `default-src 'self'; script-src 'self' '${hash('f()')}'; style-src 'self' '${hash('p{}')}';`;
  expect(ownPolicy(page(listed))).toBe(page(own));
});

test('A page that is not under a policy stays as it is', () => {
  expect(ownPolicy('<p>Nothing</p>')).toBe('<p>Nothing</p>');
});

test('Scripts with an address are fetched last, and others are left alone', () => {
  expect(scriptsLast('<script type="module" src="/a.js"></script><script>f()</script>')).toBe(
    '<script type="module" fetchpriority="low" src="/a.js"></script><script>f()</script>',
  );
});
