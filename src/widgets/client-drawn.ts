import type { ClientDirective } from 'astro';
import { rememberPresses } from './early.ts';

/** For how long a page that is not painted, since it lies in the background, is waited for, in milliseconds. */
const HIDDEN = 500;

/**
 * `client:drawn`: a widget that stands drawn in the page comes alive right after that picture has been painted, so that the
 * work of waking it does not hold the picture up. It does so in two steps, for a reader who scrolls meanwhile, and what is pressed
 * before it is awake is pressed again.
 */
const drawn: ClientDirective = (load, _options, island) => {
  const pressAgain = rememberPresses(island);
  void Promise.race([painted(), later(HIDDEN)])
    .then(load)
    .then(async (hydrate) => {
      await later(0);
      await hydrate();
    })
    .then(pressAgain);
};

function painted(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => {
      setTimeout(done);
    });
  });
}

function later(time: number): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, time);
  });
}

export default drawn;
