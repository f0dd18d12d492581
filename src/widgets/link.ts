/** The address of a page of this site, wherever the site is put: `path` starts with a slash. */
export function link(path: `/${string}`): string {
  return import.meta.env.BASE_URL.replace(/\/$/, '') + path;
}
