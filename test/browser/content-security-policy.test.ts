import { describe, expect } from 'vitest';
import { words as guided } from '#games/jekyll-vs-hyde/words/en/guided-round';
import { open, test } from './playwright-fixtures.ts';

/** What the policy of a page stops when something else got into it. Each stop is told on the console. */

const PAGES = ['/', '/jekyll-vs-hyde/replays/the-even-hand/', '/search/', '/ja/jekyll-vs-hyde/embed/'];

describe('The policy of a page', () => {
  test.for(PAGES)('lets no form of %s send anything elsewhere', async (address, { page, complaints }) => {
    complaints.expect(/form-action/);
    await open(page, address);
    const here = page.url();
    const stopped = await page.evaluate(async () => {
      const form = document.createElement('form');
      form.method = 'post';
      form.action = 'https://example.org/take';
      form.target = '_self';
      document.body.append(form);
      const violation = new Promise<string>((heard) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
          heard(effectiveDirective);
        });
      });
      form.submit();
      return violation;
    });
    expect(stopped).toBe('form-action');
    expect(page.url()).toBe(here);
  });

  test.for(PAGES)(
    'makes no markup and no script of a string on %s',
    async (address, { page, complaints }) => {
      complaints.expect(
        /requires 'Trusted|policy violated: require-trusted/,
        /TrustedTypePolicy named 'mine'|policy violated: trusted-types/,
      );
      await open(page, address);
      const refused = await page.evaluate(() => {
        const script = document.createElement('script');
        const sinks: Readonly<Record<string, () => void>> = {
          innerHTML: () => {
            document.createElement('p').innerHTML = '<b>bold</b>';
          },
          src: () => {
            script.src = '/_astro/mine.js';
          },
          text: () => {
            script.text = 'alert(1)';
          },
          parser: () => {
            new DOMParser().parseFromString('<p>', 'text/html');
          },
          frame: () => {
            document.createElement('iframe').srcdoc = '<p>';
          },
          worker: () => {
            new Worker('/sw.js');
          },
          handler: () => {
            document.body.setAttribute('onclick', 'alert(1)');
          },
          policy: () => {
            const { trustedTypes } = globalThis as unknown as {
              readonly trustedTypes: { createPolicy(name: string, rules: object): void };
            };
            trustedTypes.createPolicy('mine', { createHTML: (html: string) => html });
          },
        };
        return Object.keys(sinks).filter((sink) => {
          try {
            sinks[sink]?.();
            return false;
          } catch (error) {
            return error instanceof TypeError;
          }
        });
      });
      expect(refused).toEqual(['innerHTML', 'src', 'text', 'parser', 'frame', 'worker', 'handler', 'policy']);
    },
  );
});

test('What a page has drawn into a widget is there again when the widget draws it anew, without a word of complaint', async ({
  page,
}) => {
  await page.goto('/jekyll-vs-hyde/lessons/a-whole-round/#play-the-round');
  const round = page.getByRole('group', { name: guided.title });
  const chart = () => round.locator('.statechart').innerHTML();
  const drawn = await chart();
  expect(drawn).toContain('<summary>');
  await round.getByRole('button', { name: guided.playFree('hyde') }).click();
  await round.getByText(guided.free('hyde')).waitFor();
  expect(await chart()).toBe(drawn);
});
