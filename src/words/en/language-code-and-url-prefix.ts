import type { Language } from '../languages.ts';

/** What is said here. */
export const language: Language = 'en';

/** The pages stand at the root of the site. */
export const folder = '';
