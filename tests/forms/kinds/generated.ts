import type { ResourceEntry } from '../../../src/registry/resource.ts';

/** What the generator makes of the forms of every kind; `plugin.ts` puts it in the place of this file. */

/** The product's resources, and those of the forms of every kind. */
export declare const resources: Readonly<Record<string, ResourceEntry>>;

/** What they are called in English. */
export declare const en: { resources: Readonly<Record<string, object>> };
