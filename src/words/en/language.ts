import type { Language } from '../languages.ts';

/** What is said here. */
export const language: Language = 'en';
