/** Taking a game along, and showing it on another page. */
export interface SharePanelWords {
  readonly share: {
    readonly title: string;
    /** What the link in the field is. */
    readonly leadsHere: string;
    readonly holdsGame: (characters: number) => string;
    /** A link to the same, for somebody who is to think along: it holds the later moves as well, and shows each only as it is come to. */
    readonly along: string;
    /** In place of a link, or of a frame, that would be too long. */
    readonly tooLong: string;
    readonly files: string;
    readonly json: string;
    readonly text: string;
    /** In its place, where not all cards are known. */
    readonly noText: string;
    readonly picture: string;
    readonly svg: string;
    readonly png: string;
    readonly noPng: string;
    readonly embed: string;
    readonly embedIntro: string;
    readonly seat: string;
    readonly fromHere: string;
    readonly theme: string;
    readonly themes: Readonly<Record<'auto' | 'light' | 'dark', string>>;
    readonly controls: string;
    readonly controlsShown: Readonly<Record<'full' | 'steps' | 'none', string>>;
    readonly language: string;
    readonly size: string;
    readonly sizes: Readonly<Record<'phone' | 'column' | 'page', string>>;
    readonly preview: string;
    readonly snippet: string;
    /** What a frame on another page is called there, where its title says nothing of the game. */
    readonly frame: (title: string, game: string) => string;
  };
  /** The page that stands in other pages' frames. */
  readonly embed: {
    readonly title: string;
    readonly open: string;
    readonly opensTab: string;
    /** With an option that names a game of the site, as it is written. */
    readonly nothing: (option: string) => string;
    readonly unknown: (game: string) => string;
    readonly unloaded: string;
    /** Options as they are written, `seat=nobody`. */
    readonly leftOut: (options: readonly string[]) => string;
    readonly library: string;
    readonly needsScript: string;
  };
}
