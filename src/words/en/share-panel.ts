import type { SharePanelWords } from '../text-types/share-panel.ts';
import { amount, list } from './lists-and-amounts.ts';

/** English. */
export const words: SharePanelWords = {
  share: {
    title: 'Share',
    leadsHere: 'A link to this move',
    holdsGame: (characters) =>
      `A link that holds the whole game and opens at this move, in ${amount(characters, 'character')}`,
    along: 'A link to the same that shows later moves only as they are stepped to',
    tooLong: 'This game is too long for a link that browsers would open. Hand it on as a file.',
    files: 'As a file',
    json: 'Save as JSON',
    text: 'Save as text',
    noText: 'Not as text: that has no word for a card nobody has seen.',
    picture: 'This position as a picture',
    svg: 'Save as SVG',
    png: 'Save as PNG',
    noPng: 'This browser cannot make a PNG of it. Save it as SVG.',
    embed: 'On another page',
    embedIntro: 'Paste this into the page that is to show the game.',
    seat: 'Seen by',
    fromHere: 'Begin at this move',
    theme: 'Colours',
    themes: { auto: 'as the reader has them', light: 'light', dark: 'dark' },
    controls: 'Controls',
    controlsShown: { full: 'all', steps: 'only stepping', none: 'none, keys only' },
    language: 'Language',
    size: 'Size',
    sizes: { phone: 'small, 360 by 480', column: 'a column, 640 by 640', page: 'the whole width, 720 high' },
    preview: 'How it will look',
    snippet: 'HTML to paste',
    frame: (title, game) => `${title}: a game of ${game}`,
  },
  embed: {
    title: 'A game to step through',
    open: 'Open in Cabinet',
    opensTab: '(in a new tab)',
    nothing: (option) => `No game is named here. The address needs one, as in ${option}.`,
    unknown: (name) => `There is no game called “${name}” here.`,
    unloaded: 'The game could not be loaded. Is there a network?',
    leftOut: (options) =>
      `${list(options.map((option) => `“${option}”`))} ${options.length === 1 ? 'means' : 'mean'} nothing here and ${options.length === 1 ? 'was' : 'were'} left out.`,
    library: 'All annotated games',
    needsScript: 'Stepping through a game needs JavaScript.',
  },
};
