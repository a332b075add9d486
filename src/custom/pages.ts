import type { PageEntry } from '../components/page.ts';

/** Every page that is no resource's. A page is added by its line here, and its entry in `shell/menu.ts`. */
export const pages: readonly PageEntry[] = [];
