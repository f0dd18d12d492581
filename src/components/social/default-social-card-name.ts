/** The card of the site, for pages that have none of their own. */
export const SITE_CARD = 'cabinet';
