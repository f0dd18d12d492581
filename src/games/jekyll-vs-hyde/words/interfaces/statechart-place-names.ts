import type { NodeName } from '#games/jekyll-vs-hyde/statechart/play-on-statechart';

/** What a language says of the places of the statechart, where a reader sees which one is the present. */
export type PlacesWords = Readonly<Record<NodeName, string>>;
