import title from './faces/cabinet-title.woff2?url';
import italic from './faces/crimson-pro-400-italic.woff2?url';
import regular from './faces/crimson-pro-400-normal.woff2?url';
import semibold from './faces/crimson-pro-600-normal.woff2?url';

/** What every page is set in: asked for along with the style sheet, or it would come too late for the first page of a visit. */
export const faces: readonly string[] = [regular, title, semibold, italic];
