import type { APIRoute } from 'astro';
import { chapters } from '#games/jekyll-vs-hyde/components/rulebook-page-data';
import { rulesById } from '../../components/rulebook/rules-by-id.ts';

/** What each rule says, for whoever asks where its name stands. */
export const GET: APIRoute = () => new Response(JSON.stringify(rulesById(chapters)));
