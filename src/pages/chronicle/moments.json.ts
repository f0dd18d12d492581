import type { APIRoute } from 'astro';
import { allMoments } from '#games/chronicle/components/site-moments';
import { packMoments } from '#replays/moments/moment-index';

/** The moments of all that is written on the site, for the page on which they are found. */
export const GET: APIRoute = async () => new Response(JSON.stringify(packMoments(await allMoments())));
