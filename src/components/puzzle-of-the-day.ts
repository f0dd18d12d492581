/** The puzzle of a day, the same for everybody on it: its tile in the page is made of the first, and drawn anew from what is kept beside it. */

/** What a tile shows of a puzzle. */
export interface PuzzleOfTheDay {
  readonly title: string;
  readonly text: string;
  readonly address: string;
  /** By the places of the sketch, the names of the pieces that lie there. */
  readonly lies: Readonly<Record<string, readonly string[]>>;
}

const DAY = 24 * 60 * 60 * 1000;
/** Through the list in such steps each grade comes up every few days. */
const STRIDE = 27;

/** Which of so many puzzles is that of the reader's calendar day. */
export function placeOfDay(now: Date, puzzles: number): number {
  const day = Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / DAY);
  return (day * STRIDE) % puzzles;
}

/** Shows a puzzle in a tile, whose `<template>` holds every piece that may lie there by its name. */
export function showPuzzle(tile: HTMLElement, { title, text, address, lies }: PuzzleOfTheDay): void {
  const link = tile.querySelector('a');
  const told = tile.querySelector('h3 + p');
  const pieces = tile.querySelector('template')?.content;
  if (link === null || told === null || pieces === undefined) return;
  link.href = address;
  link.textContent = title;
  told.textContent = text;
  for (const place of tile.querySelectorAll<HTMLElement>('[data-place]')) {
    const names = lies[place.dataset.place ?? ''] ?? [];
    place.replaceChildren(
      ...names.flatMap((name) => {
        const piece = pieces.querySelector(`[data-piece="${name}"] > svg`);
        return piece === null ? [] : [piece.cloneNode(true)];
      }),
    );
  }
}
