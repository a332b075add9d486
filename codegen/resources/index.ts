import type { GeneratedFile } from '../file.ts';
import { pageFile } from './page.ts';
import { registryFile } from './registry.ts';
import { type Entities, pagesOf } from './view.ts';

/** Returns the pages of the admin, one file for each view, and the registry of its resources. */
export const resourceFiles = (entities: Entities): GeneratedFile[] => [
  registryFile(entities),
  ...pagesOf(entities).map(pageFile),
];
