import type { Language } from '../languages.ts';

/** What is said here. */
export const language: Language = 'ja';

/** The folder that the pages stand in. */
export const folder = '/ja';
