import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { furtherDefinitions } from '../../bench/codegen/definitions.ts';
import { check } from '../../codegen/diagnostics/check.ts';
import { loadModel } from '../../codegen/model.ts';
import { modelOf } from './models.ts';

test('the benchmark’s hundred entities stand beside ours without a complaint of the generator', async () => {
  const { definitions } = await loadModel(pathToFileURL(`${join(import.meta.dirname, '../..')}/`));
  const further = furtherDefinitions(definitions, 100);
  expect(Object.keys({ ...definitions, ...further })).toHaveLength(100);
  expect(check(modelOf({ ...definitions, ...further }))).toEqual([]);
});
