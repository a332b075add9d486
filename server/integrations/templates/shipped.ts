import { readFileSync } from 'node:fs';
import type { TemplateFile } from './file.ts';

const names = ['json-with-token', 'form-encoded', 'query-string'] as const;

const read = (name: (typeof names)[number]): TemplateFile =>
  JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), 'utf8'));

/** Returns common shapes of advertisers' APIs, as files to start from. */
export const shippedTemplates = (): TemplateFile[] => names.map(read);
