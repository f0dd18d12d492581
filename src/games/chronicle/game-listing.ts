import type { Listing } from '#kit/game-listing';
import { words as filledIn } from '#said/chronicle/fill-in-card-effects-page';
import { words as game } from '#said/chronicle/names';
import { words as library } from '#said/chronicle/replay-list';
import { words as pages } from '#said/chronicle/page-texts';
import { words as play } from '#said/chronicle/play-against-computer';
import { words as sandbox } from '#said/chronicle/sandbox-first-view';
import { words as cases } from '#said/casebook';
import { words as dispute } from '#said/dispute';
import { words as drill } from '#said/drill';
import { words as study } from '#said/own-games';
import { words as lessons } from '#said/lessons';
import { words as moments } from '#said/moments';
import { words as progress } from '#said/progress';
import { words as recording } from '#said/game-recording';
import { words as sheet } from '#said/reference-sheet';
import { words as site } from '#said/site';
import { GAME_ID } from './rules/game-id.ts';

/** Chronicle in the list of games. */
export const listing: Listing = {
  id: GAME_ID,
  title: game.title,
  makers: pages.makers,
  description: pages.home.description,
  sections: [
    { place: 'learn', title: lessons.title, path: 'lessons' },
    { place: 'learn', title: drill.title, path: 'drill' },
    { place: 'learn', title: progress.title, path: 'progress' },
    { place: 'learn', title: sheet.title, path: 'sheet' },
    { place: 'play', title: play.title, path: 'play' },
    { place: 'watch', title: library.title, path: 'replays' },
    { place: 'watch', title: moments.title, path: 'moments' },
    { place: 'watch', title: study.title, path: 'study' },
    { place: 'watch', title: recording.title, path: 'record' },
    { place: 'ask', title: dispute.title, path: 'ask' },
    { place: 'ask', title: cases.title, path: 'cases' },
    { place: 'ask', title: sandbox.title, path: 'sandbox' },
    { place: 'ask', title: filledIn.title, path: 'abilities' },
    { place: 'ask', title: site.page.rules, path: 'rules' },
    { place: 'ask', title: site.chart.title, path: 'chart' },
  ],
};
