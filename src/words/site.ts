import type { Trouble } from '#storage/slot';
import type { Potion, Seat } from '#games/jekyll-vs-hyde/cards';
import type { RoundEnd } from '#games/jekyll-vs-hyde/track';
import type { Excess } from '#kit/free-text';

/** What the pages and widgets say that is no rule of a game. */
export interface SiteWords {
  readonly tagline: string;
  /** What stands around every page. */
  readonly page: {
    readonly skip: string;
    readonly navigation: string;
    readonly games: string;
    readonly rules: string;
    readonly makers: string;
    readonly unofficial: string;
    /** How much of what happens at a table is read aloud to who listens. */
    readonly narration: {
      readonly title: string;
      readonly ways: Readonly<Record<'all' | 'main' | 'nothing', string>>;
    };
  };
  /** The page for addresses that lead nowhere. */
  readonly lost: {
    readonly title: string;
    readonly text: string;
    readonly home: string;
  };
  /** A newer version of the site is there. */
  readonly release: {
    readonly title: string;
    readonly ready: string;
    readonly use: string;
    readonly later: string;
  };
  /** What others have made of what a reader gets, and on which terms. */
  readonly licences: {
    readonly title: string;
    readonly description: string;
    readonly own: string;
    readonly others: string;
    /** Why the texts are in English. */
    readonly texts: string;
  };
  /** When a part of a page fails. */
  readonly fault: {
    readonly title: string;
    /** It has stopped. */
    readonly broken: string;
    /** It never came. */
    readonly unloaded: string;
    /** Above what the reader had there. */
    readonly had: string;
    readonly again: string;
    readonly reload: string;
    /** The page without what its address adds. */
    readonly beginning: string;
    /** Something failed, and all stands as it was. */
    readonly mishap: string;
    readonly later: string;
  };
  /** Playing a position by hand. */
  readonly play: {
    readonly tryIt: string;
    readonly nameSuit: (potion: Potion) => string;
    readonly give: (cards: number) => string;
    readonly refused: string;
    /** What is said of a legal move: the expected one, an expected mistake, any other. */
    readonly made: Readonly<Record<'answer' | 'mistake' | 'possible', string>>;
    readonly hints: string;
    readonly again: string;
    readonly showAnswer: string;
    readonly undo: string;
    readonly playOn: string;
    readonly backToScene: string;
  };
  /** A whole round with a coach. */
  readonly guided: {
    readonly title: string;
    readonly scripted: string;
    readonly free: (seat: Seat) => string;
    readonly playFree: (seat: Seat) => string;
    readonly playScripted: string;
    readonly coach: string;
  };
  /** Parts of the table that stand by themselves. */
  readonly boards: {
    readonly ranking: string;
    readonly noChange: string;
    readonly potion: string;
    readonly potionOnWrath: string;
    readonly newRound: string;
    readonly comparer: string;
    readonly led: string;
    readonly followed: string;
    readonly names: string;
    readonly before: string;
    readonly noRanks: string;
    readonly sameCard: string;
    readonly track: string;
    readonly jekyllsTricks: (round: number) => string;
    readonly notPlayed: string;
    readonly roundGoes: (end: RoundEnd) => string;
    readonly tray: (round: number) => string;
    readonly newHand: string;
  };
  /** The sheet of keys on a replay page: names of keys, and what they do. */
  readonly keys: {
    readonly open: string;
    readonly title: string;
    readonly close: string;
    readonly list: readonly (readonly [names: readonly string[], does: string])[];
    /** Beside a box: whether letters and signs do anything. */
    readonly letters: string;
  };
  /** What each card of the hand that is to act may do. */
  readonly why: {
    readonly title: string;
    readonly nobody: string;
    readonly hidden: (seat: Seat) => string;
  };
  /** Guessing what was played. */
  readonly guess: {
    readonly title: string;
    readonly score: (hit: number, of: number) => string;
    readonly as: string;
    readonly yourMove: string;
    readonly notYours: string;
    readonly verdicts: Readonly<Record<'answer' | 'mistake' | 'possible', string>>;
    readonly played: (move: string) => string;
    readonly goOn: string;
    readonly over: string;
  };
  /** Playing something else, and writing beside moves. */
  readonly edit: {
    readonly title: string;
    readonly play: (seat: Seat) => string;
    readonly nobody: string;
    readonly glyph: string;
    readonly noGlyph: string;
    readonly comment: string;
    readonly undo: string;
    readonly redo: string;
    readonly nothingHere: string;
    /** Before links to copies that were kept before. */
    readonly earlier: string;
    readonly promote: string;
    readonly remove: string;
    readonly untitled: string;
    readonly kept: (name: string) => string;
    /** What was written could not take the place of what was kept, and is kept under the name beside it. */
    readonly parted: Readonly<Record<'newer' | 'missing' | 'damaged', (name: string) => string>>;
    /** The way to what is kept, from a page that shows another game. */
    readonly visit: string;
    readonly other: string;
    readonly troubles: Readonly<
      Record<'full' | 'failed' | 'blocked' | 'held' | 'later' | 'too-large' | 'unreadable', string>
    >;
    readonly file: string;
  };
  /** Why a field takes no more, and what to do. */
  readonly fields: Readonly<Record<Excess, (most: number) => string>>;
  /** A reader's own games. */
  readonly desk: {
    readonly title: string;
    readonly intro: string;
    readonly noScript: string;
    readonly bring: string;
    readonly paste: string;
    readonly show: string;
    readonly file: string;
    readonly drop: string;
    /** What stands in the field is not there again when the reader comes back. */
    readonly loose: string;
    readonly notation: string;
    readonly back: string;
    readonly untitled: string;
    readonly numbered: (number: number) => string;
    readonly moves: (moves: number) => string;
    readonly atMove: (move: number, sentence: string) => string;
    /** Behind the problems that are listed. */
    readonly moreProblems: (count: number) => string;
    /** While a long game is being read. */
    readonly reading: string;
    /** In place of a text that is too heavy for the field it was pasted into; `length` in code units. */
    readonly held: (length: number) => string;
    /** Takes such a text away. */
    readonly letGo: string;
    readonly links: Readonly<
      Record<'no-replay' | 'unknown-version' | 'damaged' | 'too-large' | 'cannot-unpack', string>
    >;
    readonly own: string;
    readonly none: string;
    /** A moment in milliseconds since 1970. */
    readonly changed: (moment: number) => string;
    readonly rename: string;
    readonly newName: string;
    readonly delete: string;
    readonly reallyDelete: (name: string) => string;
    readonly damagedEntry: string;
    readonly saveDamaged: string;
    readonly exportAll: string;
    readonly importAll: string;
    /** How many games came back from a file, how many were there, and how many could not be used. */
    readonly taken: (added: number, known: number, unusable: number) => string;
    readonly tooMuch: string;
    readonly notTaken: string;
    readonly troubles: Readonly<
      Record<'full' | 'failed' | 'blocked' | 'held' | 'later' | 'too-large' | 'missing' | 'damaged', string>
    >;
  };
  /** The statechart of a game. */
  readonly chart: {
    readonly title: string;
    readonly lede: string;
    readonly open: string;
    /** Leads from where it can be opened to its own page. */
    readonly elsewhere: string;
    readonly drawing: string;
    readonly inWords: string;
    readonly place: string;
    readonly arrows: string;
  };
  readonly lessons: {
    readonly title: string;
    readonly lesson: (number: number) => string;
    readonly minutes: (minutes: number) => string;
    readonly rules: string;
    readonly previous: string;
    readonly next: string;
    /** `{done}` stands for the number that the page fills in. */
    readonly done: (tasks: number) => string;
  };
  readonly search: {
    /** Words of a question that say nothing of what it is about, with spaces between them. */
    readonly fillers: string;
    readonly title: string;
    readonly field: string;
    readonly go: string;
    readonly searching: string;
    readonly found: (results: number, query: string) => string;
    readonly unavailable: string;
  };
  readonly progress: {
    readonly title: string;
    readonly intro: string;
    readonly stages: Readonly<Record<'new' | 'learning' | 'known', string>>;
    readonly summary: (known: number, learning: number, fresh: number) => string;
    /** When a rule comes back, a moment in milliseconds since 1970. */
    readonly due: (moment: number, now: number) => string;
    readonly save: string;
    readonly open: string;
    readonly reset: string;
    readonly openAsk: string;
    readonly openYes: string;
    readonly resetAsk: string;
    readonly resetYes: string;
    readonly cancel: string;
    readonly opened: string;
    /** The same, where some entries of it had to be put right or left out. */
    readonly openedInPart: (entries: number) => string;
    readonly unreadable: string;
    /** The file is of a later Cabinet. */
    readonly laterFile: string;
    readonly troubles: Readonly<Record<Trouble, string>>;
    /** Something unreadable lies beside, from now or earlier. */
    readonly aside: string;
    readonly saveDamaged: string;
    readonly dropDamaged: string;
    readonly drill: string;
  };
  readonly drill: {
    readonly title: string;
    readonly intro: string;
    readonly predict: string;
    readonly ask: string;
    readonly check: string;
    readonly next: string;
    readonly right: string;
    readonly wrong: string;
    readonly answer: string;
    readonly pickAll: string;
    readonly nothingDue: (moment: number | null, now: number) => string;
    readonly practise: string;
    readonly due: (rules: number) => string;
    readonly aboutRule: string;
    readonly progress: string;
  };
  readonly sheet: {
    readonly title: string;
    readonly intro: string;
    readonly print: string;
  };
  readonly rulebook: {
    readonly intro: (rules: number) => string;
    readonly chapters: string;
    readonly sources: string;
    readonly silent: string;
    readonly noSource: string;
    readonly ruling: string;
    readonly inAction: string;
    readonly sandbox: string;
    readonly askMe: string;
    readonly rulings: string;
    readonly rulingsIntro: string;
    readonly house: string;
    readonly houseIntro: string;
    /** What marks a house answer wherever it is shown. */
    readonly houseMark: string;
    /** Before the points of sources that come nearest to a house answer. */
    readonly near: string;
    readonly followed: string;
    readonly instead: string;
  };
  /** A game in a list. */
  readonly library: {
    readonly title: string;
    readonly intro: string;
    readonly any: string;
    readonly filters: Readonly<Record<'winner' | 'has' | 'length', string>>;
    readonly values: Readonly<
      Record<
        'jekyll' | 'hyde' | 'pride' | 'greed' | 'wrath' | 'two-potions' | 'ruling' | 'short' | 'long',
        string
      >
    >;
    /** `{shown}` stands for the number that the page fills in. */
    readonly shown: string;
    readonly own: string;
    readonly players: (jekyll: string, hyde: string) => string;
    readonly wins: (winner: Seat, round: number) => string;
    readonly comments: (count: number) => string;
    /** Links that open a game to be guessed. */
    readonly guess: (seat: Seat) => string;
    readonly guessIn: (title: string, seat: Seat) => string;
  };
}
