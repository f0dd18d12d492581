import type { Place } from '#kit/game-listing';

/** What the pages and widgets say that is no rule of a game. */
export interface SiteWords {
  readonly tagline: string;
  /** What stands around every page. */
  readonly page: {
    readonly skip: string;
    readonly navigation: string;
    readonly places: Readonly<Record<Place, string>>;
    /** At the foot of each page: the way to every other. */
    readonly everything: string;
    readonly rules: string;
    readonly unofficial: string;
    /** Names the place where stands what was read aloud. */
    readonly said: string;
    /** How much of what happens at a table is read aloud to who listens. */
    readonly narration: {
      readonly title: string;
      readonly ways: Readonly<Record<'all' | 'main' | 'nothing', string>>;
    };
  };
  /** Above the games on the first page. */
  readonly home: { readonly heading: string; readonly lede: string };
  /** The page for addresses that lead nowhere. */
  readonly lost: {
    readonly title: string;
    readonly text: string;
    readonly home: string;
  };
  /** What the search page says of itself; its widget has words of its own. */
  readonly search: {
    readonly description: string;
    /** The games that a search is narrowed to, and the choice of all of them. */
    readonly narrow: { readonly of: string; readonly all: string };
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
  /** The statechart of a game. */
  readonly chart: {
    readonly title: string;
    readonly open: string;
    /** Leads from where it can be opened to its own page. */
    readonly elsewhere: string;
    readonly drawing: string;
    readonly inWords: string;
    readonly place: string;
    readonly arrows: string;
  };
}
