import { expect, test } from 'vitest';
import { complete, type Definition, entity, text, title } from '../../openapi/define.ts';

const bell = (
  more: Pick<Partial<Definition>, 'list' | 'form' | 'views'> & { fields?: Definition['fields'] },
): Definition => ({
  ...entity({
    name: { en: ['Bell', 'Bells'], ru: ['Колокол', 'Колокола', 'Колоколов'] },
    about: { en: 'It rings.', ru: 'Он звонит.' },
    path: 'user/bells',
    fields: {},
    calls: ['list', 'read', 'create', 'edit'],
  }),
  ...more,
  fields: { title: title(), note: text({ en: 'Note', ru: 'Заметка' }), ...more.fields },
});

const general = (...fields: string[]) => ({ general: { en: 'General', ru: 'Общее', fields } });
const list = { columns: ['id', 'title'] as const };

/** Tabs of a bell's form, each with what is on it. */
const forms = (definition: Definition): Record<string, Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(complete('bell', definition).views).map(([view, { form }]) => [
      view,
      Object.fromEntries(Object.entries(form).map(([tab, { fields }]) => [tab, fields])),
    ]),
  );

const cases: [string, { given: Definition; want: ReturnType<typeof forms> }][] = [
  [
    'last in the first tab where nobody names it',
    {
      given: bell({ list, form: { ...general('title'), more: { en: 'More', ru: 'Ещё', fields: ['id'] } } }),
      want: { bell: { general: ['title', 'note'], more: ['id'] } },
    },
  ],
  [
    'in a tab with all others where the form is left out',
    { given: bell({ list }), want: { bell: { general: ['title', 'note'] } } },
  ],
  [
    'where a form names it, and nowhere else',
    { given: bell({ list, form: general('note', 'title') }), want: { bell: { general: ['note', 'title'] } } },
  ],
  [
    'where a list names it, and nowhere else',
    {
      given: bell({ list: { columns: ['title', 'note'] }, form: general('title') }),
      want: { bell: { general: ['title'] } },
    },
  ],
  [
    'nowhere where the server alone sets it',
    {
      given: bell({
        list,
        form: general('title', 'note'),
        fields: { heard: text({ en: 'Heard', ru: 'Слышно', readOnly: true }) },
      }),
      want: { bell: { general: ['title', 'note'] } },
    },
  ],
  ['nowhere where the entity has no page', { given: bell({}), want: { bell: {} } }],
];

test.each(cases)('a field stands %s', (_, { given, want }) => {
  expect(forms(given)).toEqual(want);
});
