/** How games are written down: a page of each game, which answers nobody who asks how it is played. */
const NOTATION = '/notation/';
/** It counts this part of what it says where that is not asked, and so much more where it is. */
const ASIDE = 0.3;
const ASKED_FOR = 2;

/** Whether words ask about files and how they are written. */
export function asksAboutFiles(typed: readonly string[], aboutFiles: string): boolean {
  const known = aboutFiles.split(' ');
  return typed.some((word) => known.includes(word));
}

/** What a page is worth as an answer, of which it says so much, asked about files or not. */
export function weighNotationPage(url: string, worth: number, isOnFiles: boolean): number {
  if (!url.endsWith(NOTATION)) return worth;
  return isOnFiles ? worth + ASKED_FOR : worth * ASIDE;
}
