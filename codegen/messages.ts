import type { Language, Words } from '../domain/text/words.ts';
import { languages } from '../domain/text/words.ts';
import { rules } from '../domain/rules.ts';
import type { Entity, Field, View } from '../openapi/define.ts';
import { fieldsInside } from '../openapi/kinds.ts';
import { phrases } from '../openapi/grammar.ts';
import { menuGroups } from '../openapi/menu.ts';
import { forms, formTextsOf } from '../openapi/form-texts.ts';
import { hasPage } from '../openapi/layout.ts';
import { type GeneratedFile, typescript } from './file.ts';
import { announcementsIn, type Pages, pagesIn } from './menu.ts';
import { optionsOf } from './resources/choices.ts';
import { sectionKey } from './resources/page.ts';
import { isSection } from './resources/page-fields.ts';
import { literal, print } from './resources/print.ts';
import { collectionName, needsCollection } from './resources/references.ts';
import { pagesOf } from './resources/view.ts';

type Entities = Readonly<Record<string, Entity>>;
type Texts = { [key: string]: string | Texts };

/** Returns labels of fields by path; those inside a list or a group follow it. */
const labels = (fields: Readonly<Record<string, Field>>, language: Language, before = ''): [string, string][] =>
  Object.entries(fields).flatMap(([name, field]) => [
    [`${before}${name}`, field[language]],
    ...labels(fieldsInside(field) ?? {}, language, `${before}${name}.`),
  ]);

const helps = (fields: Readonly<Record<string, Field>>, language: Language, before = ''): [string, string][] =>
  Object.entries(fields).flatMap(([name, field]): [string, string][] => [
    ...(field.help ? [[`${before}${name}`, field.help[language]] as [string, string]] : []),
    ...helps(fieldsInside(field) ?? {}, language, `${before}${name}.`),
  ]);

const wordsOf = (words: Readonly<Record<string, Words>>, language: Language): Texts =>
  Object.fromEntries(Object.entries(words).map(([key, value]) => [key, value[language]]));

/** Leaves out parts without texts. */
const present = (parts: Record<string, string | Texts>): Texts =>
  Object.fromEntries(
    Object.entries(parts).filter(([, part]) => typeof part === 'string' || Object.keys(part).length > 0),
  );

/** The calls without which a sentence is never shown. */
const callOf: Readonly<Record<string, string>> = {
  create: 'create',
  new: 'create',
  created: 'create',
  updated: 'edit',
  deleted: 'delete',
};

const reading: readonly string[] = ['list', 'read', 'export', 'create'];

type Acted = Pick<Entity, 'calls' | 'actions' | 'views'>;

/** Returns whether records are listed or changed on their own: rows of others are edited with them. */
const standsAlone = ({ calls, actions, views }: Acted): boolean =>
  calls.some((call) => !reading.includes(call)) ||
  Object.keys(actions).length > 0 ||
  Object.values(views).some(hasPage);

/** Returns a noun alone and counted, English in two forms, Russian in three, and sentences with it. */
const nouns = ({ name }: Pick<Entity, 'name'>, entity: Acted, language: Language): Texts => {
  const [one, few, many, plural = few] = name.ru;
  const forms = language === 'en' ? name.en : [one, few, many];
  const { counted, object, ...others } = phrases(name);
  // Omitted if it is the same as the counted noun.
  const objects = object.ru === counted.ru ? {} : { object };
  const ownPhrases = Object.entries({ ...others, counted, ...objects }).filter(([phrase]) => {
    const call = callOf[phrase];
    // 'Delete 3 campaigns', 'No campaigns yet'.
    if (phrase === 'object' || phrase === 'none') return standsAlone(entity);
    return call === undefined || entity.calls.some((one) => one === call);
  });
  return {
    name: forms.join(' |||| '),
    title: language === 'en' ? name.en[1] : plural,
    ...wordsOf(Object.fromEntries(ownPhrases), language),
  };
};

/** The texts with its name that a resource's list says. */
const listed: readonly string[] = ['name', 'none', 'new'];

/** Returns the texts with the name of a view's records, and below `own` with the name that affiliates have for them. */
const viewNouns = (entity: Entity, view: View, language: Language): Texts => ({
  ...nouns(view, entity, language),
  ...(view.affiliateName && { own: nouns({ name: view.affiliateName }, entity, language) }),
});

/** Keeps the texts, at any depth, whose last key passes. */
const withKeys = (texts: Texts, isKept: (key: string) => boolean): Texts =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]): [string, string | Texts][] => {
      if (typeof text === 'string') return isKept(key) ? [[key, text]] : [];
      const kept = withKeys(text, isKept);
      return Object.keys(kept).length > 0 ? [[key, kept]] : [];
    }),
  );

const fieldTexts = (entity: Entity, language: Language): Record<string, string | Texts> => {
  const fields = { ...entity.fields, ...entity.status?.fields };
  return {
    fields: {
      ...Object.fromEntries(labels(entity.queryParameters, language)),
      ...Object.fromEntries(labels(fields, language)),
      ...Object.fromEntries(entity.exclusive.map((set) => [set.name, set[language]])),
    },
    help: Object.fromEntries(helps(fields, language)),
    choices: Object.fromEntries(optionsOf(fields).map(([path, options]) => [path, wordsOf(options, language)])),
  };
};

/** Returns the texts that forms use instead for some fields, by form. */
const formTexts = (entity: Entity, language: Language): Record<string, Texts> =>
  Object.fromEntries(
    forms.map((form) => {
      const textsByField = Object.entries(entity.fields).map(
        ([name, field]) => [name, formTextsOf(entity, field, form)] as const,
      );
      const those = (part: 'label' | 'help') =>
        Object.fromEntries(
          textsByField.flatMap(([name, { [part]: words }]) => (words ? [[name, words[language]] as const] : [])),
        );
      return [form, present({ fields: those('label'), help: those('help') })];
    }),
  );

/** Returns the names of a list's tabs that a status defines. */
const tabTexts = ({ status }: Entity, language: Language): Texts =>
  Object.fromEntries(
    Object.entries(status?.set ?? {}).flatMap(([key, { plural }]) => (plural ? [[key, plural[language]]] : [])),
  );

/** Returns the verbs that move records into a status, if defined. */
const verbTexts = ({ status }: Entity, language: Language): Texts =>
  Object.fromEntries(
    Object.entries(status?.set ?? {}).flatMap(([key, { verb }]) => (verb ? [[key, verb[language]]] : [])),
  );

/** Returns the labels of the actions' buttons. */
const actionTexts = ({ actions }: Entity, language: Language): Texts =>
  Object.fromEntries(
    Object.entries(actions).flatMap(([action, { button }]) => (button ? [[action, button[language]]] : [])),
  );

/** Returns the texts that only the pages of a resource use. */
const pageTexts = (entity: Entity, view: View, language: Language): Texts => {
  const groups = Object.values(view.form);
  const sections = groups.flatMap(({ fields }) => fields.filter(isSection));
  return present({
    ...withKeys(viewNouns(entity, view, language), (key) => listed.includes(key)),
    about: entity.about[language],
    ...fieldTexts(entity, language),
    ...formTexts(entity, language),
    statuses: view.list.tabs ? tabTexts(entity, language) : {},
    verbs: verbTexts(entity, language),
    acts: actionTexts(entity, language),
    tabs: wordsOf(view.form, language),
    sections: Object.fromEntries(sections.map((section) => [sectionKey(section), section[language]])),
  });
};

/** Messages use `%{0}` where rules use `{0}`. */
const ruleTexts = (language: Language): Texts =>
  Object.fromEntries(
    Object.entries(rules).map(([name, { message }]) => [name, message[language].replace(/\{(\d)\}/g, '%{$1}')]),
  );

/** Returns the nouns of all resources with pages, by route. */
const pageNouns = (entities: Entities, language: Language): [string, Texts][] =>
  Object.values(entities).flatMap((entity) =>
    Object.values(entity.views)
      .filter(hasPage)
      .map((view): [string, Texts] => [view.route, viewNouns(entity, view, language)]),
  );

/** Returns the nouns of collections that only others refer to, by name. */
const collectionNouns = (entities: Entities, language: Language): [string, Texts][] =>
  Object.values(entities)
    .filter(needsCollection)
    .map((entity) => [collectionName(entity), nouns(entity, entity, language)]);

const isTitle = (key: string): boolean => key === 'title';

/** What is said before any page: the menus. */
const firstMessages = (entities: Entities, pages: Pages, language: Language): Texts => ({
  pages: wordsOf(
    Object.fromEntries([...pagesIn(pages).filter(([, { isPublic }]) => !isPublic), ...announcementsIn(pages)]),
    language,
  ),
  menu: {
    groups: wordsOf(menuGroups, language),
    coming: Object.fromEntries(announcementsIn(pages).map(([key, { comingSoon }]) => [key, comingSoon[language]])),
  },
  resources: withKeys(Object.fromEntries(pageNouns(entities, language)), isTitle),
});

const furtherMessages = (entities: Entities, language: Language): Texts => ({
  resources: {
    ...withKeys(Object.fromEntries(pageNouns(entities, language)), (key) => !isTitle(key)),
    ...Object.fromEntries(collectionNouns(entities, language)),
  },
  rules: ruleTexts(language),
});

const file = (path: string, source: string, texts: Texts): GeneratedFile =>
  typescript(path, source, `export default ${print(literal(texts), '', 1000)};`);

/**
 * Returns the admin's default texts for entities, pages and rules: per language a file for what menus say, one for the
 * further texts used anywhere, and one for each resource with the texts of its own pages.
 */
export const messageFiles = (entities: Entities, pages: Pages): GeneratedFile[] =>
  languages.flatMap((language) => [
    file(
      `src/generated/messages/first/${language}.ts`,
      'openapi/entities, openapi/pages.ts, openapi/menu.ts and domain/rules.ts',
      firstMessages(entities, pages, language),
    ),
    file(
      `src/generated/messages/${language}.ts`,
      'openapi/entities and domain/rules.ts',
      furtherMessages(entities, language),
    ),
    ...pagesOf(entities).map(({ source, name, entity, view }) =>
      file(`src/generated/messages/${language}/${name}.ts`, source, pageTexts(entity, view, language)),
    ),
  ]);
