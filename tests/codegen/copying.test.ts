import { expect, test } from 'vitest';
import { copyingOf, isCopied } from '../../openapi/copying.ts';
import { complete, entity, hash, secureId, text, title } from '../../openapi/define.ts';
import { loadEntities } from '../../openapi/entities.ts';
import { isStandard } from '../../openapi/standard.ts';

const entities = await loadEntities();
const copied = Object.entries(entities).filter(([, { calls }]) => calls.includes('clone'));

test.each(copied)('of every field of %s it is said what becomes of it in a copy', (_, its) => {
  const names = Object.keys(its.fields).filter((name) => !isStandard(name));
  const { copied: taken, renamed, renewed, left } = copyingOf(its, names);
  expect([...taken, ...renamed, ...renewed, ...left].toSorted()).toEqual(names.toSorted());
  expect(names.filter((name) => isCopied(its, name)).toSorted()).toEqual([...taken, ...renamed].toSorted());
  expect(renamed).toEqual([its.displayFields[0]]);
});

test('the landing pages and the public ID of an offer are not its copy’s, its affiliates are', () => {
  const names = ['title', 'secureId', 'assignedAffiliates', 'landers', 'campaigns', 'isHot', 'createdAt'];
  expect(copyingOf(entities['offer']!, names)).toEqual({
    copied: ['assignedAffiliates', 'isHot'],
    renamed: ['title'],
    renewed: ['secureId'],
    left: ['landers', 'campaigns'],
  });
});

test('secrets and what no two records share stay behind', () => {
  const words = { en: 'Word', ru: 'Слово' };
  const vault = complete(
    'vault',
    entity({
      name: { en: ['Vault', 'Vaults'], ru: ['Сейф', 'Сейфа', 'Сейфов'] },
      about: words,
      path: 'user/vaults',
      fields: {
        secureId: secureId(),
        title: title({ unique: true }),
        code: text({ ...words, unique: true }),
        key: hash({ ...words, writeOnly: true }),
        own: text({ ...words, ownerOnly: 'id' }),
        note: text(words),
      },
      calls: ['list', 'read', 'create', 'clone'],
    }),
  );
  expect(copyingOf(vault, ['secureId', 'title', 'code', 'key', 'own', 'note'])).toEqual({
    copied: ['note'],
    renamed: ['title'],
    renewed: ['secureId'],
    left: ['code', 'key', 'own'],
  });
});
