import { groupBy } from 'es-toolkit';
import { expect, test } from 'vitest';
import { languages } from '../../domain/text/words.ts';
import { loadEntities } from '../../openapi/entities.ts';

const entities = await loadEntities();

/** Columns, exports and the API reference show fields by their labels alone. Write-only fields are in none of them. */
test.each(languages)('no two fields that can be read from a record have the same label (%s)', (language) => {
  const same = Object.entries(entities).flatMap(([key, { fields }]) => {
    const readable = Object.entries(fields).filter(([, { writeOnly }]) => !writeOnly);
    return Object.entries(groupBy(readable, ([, field]) => field[language]))
      .filter(([, sharing]) => sharing.length > 1)
      .map(([label, sharing]) => `${key}: “${label}” for ${sharing.map(([name]) => name).join(' and ')}`);
  });
  expect(same).toEqual([]);
});
