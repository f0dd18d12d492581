/** The card of the site, for pages that have none of their own. */
export const DEFAULT_SOCIAL_CARD = 'cabinet';
