import { describe, expect, test } from 'vitest';
import { type Language, languages } from '../../domain/words.ts';
import type { Noun } from '../../openapi/define.ts';
import { loadEntities } from '../../openapi/entities.ts';
import { agreeing, genderOf, inSentence, phrases } from '../../openapi/grammar.ts';

/** Every noun of the definitions in every sentence that is made with it. */

const nouns = new Map<string, Noun>(
  Object.values(await loadEntities()).flatMap(({ name, views }) =>
    [name, ...Object.values(views).map((view) => view.name)].map((noun): [string, Noun] => [noun.en[0], noun]),
  ),
);

/** A phrase in a language, for a count where it has one. */
const said = (noun: Noun, phrase: string, language: Language, count?: number): string => {
  const forms = (phrases(noun)[phrase]?.[language] ?? '').split(' |||| ');
  if (count === undefined) return forms.join(' |||| ');
  const rule = new Intl.PluralRules(language).select(count);
  const form = rule === 'one' ? forms[0] : rule === 'few' ? forms[1] : forms.at(-1);
  return (form ?? '').replace('%{smart_count}', String(count));
};

const counts = [1, 2, 5, 21] as const;

/** What stands in Russian sentences, one noun a line: as made, what a button makes, and what is done to 1, 2, 5 and 21. */
const russian: Readonly<Record<string, readonly [made: string, make: string, ...objects: string[]]>> = {
  Advertiser: [
    'Рекламодатель создан',
    'Создать рекламодателя',
    '1 рекламодателя, 2 рекламодателей, 5 рекламодателей, 21 рекламодателя',
  ],
  'Advertiser assignment': [
    'Назначение рекламодателя создано',
    'Создать назначение рекламодателя',
    '1 назначение рекламодателя, 2 назначения рекламодателя, 5 назначений рекламодателей, 21 назначение рекламодателя',
  ],
  Affiliate: ['Партнёр создан', 'Создать партнёра', '1 партнёра, 2 партнёров, 5 партнёров, 21 партнёра'],
  'Affiliate assignment': [
    'Назначение партнёра создано',
    'Создать назначение партнёра',
    '1 назначение партнёра, 2 назначения партнёра, 5 назначений партнёров, 21 назначение партнёра',
  ],
  'API landing page': [
    'Лендинг для API создан',
    'Создать лендинг для API',
    '1 лендинг для API, 2 лендинга для API, 5 лендингов для API, 21 лендинг для API',
  ],
  'API token': ['Токен API создан', 'Создать токен API', '1 токен API, 2 токена API, 5 токенов API, 21 токен API'],
  Attempt: ['Попытка создана', 'Создать попытку', '1 попытку, 2 попытки, 5 попыток, 21 попытку'],
  Campaign: ['Кампания создана', 'Создать кампанию', '1 кампанию, 2 кампании, 5 кампаний, 21 кампанию'],
  Cap: ['Капа создана', 'Создать капу', '1 капу, 2 капы, 5 кап, 21 капу'],
  Category: ['Категория создана', 'Создать категорию', '1 категорию, 2 категории, 5 категорий, 21 категорию'],
  Click: ['Клик создан', 'Создать клик', '1 клик, 2 клика, 5 кликов, 21 клик'],
  'Advertisers’ postback': [
    'Постбэк рекламодателя создан',
    'Создать постбэк рекламодателя',
    '1 постбэк рекламодателя, 2 постбэка рекламодателей, 5 постбэков рекламодателей, 21 постбэк рекламодателя',
  ],
  'Sent postback': [
    'Отправленный постбэк создан',
    'Создать отправленный постбэк',
    '1 отправленный постбэк, 2 отправленных постбэка, 5 отправленных постбэков, 21 отправленный постбэк',
  ],
  'Postback log entry': [
    'Запись лога постбэков создана',
    'Создать запись лога постбэков',
    '1 запись лога постбэков, 2 записи лога постбэков, 5 записей лога постбэков, 21 запись лога постбэков',
  ],
  Conversion: ['Конверсия создана', 'Создать конверсию', '1 конверсию, 2 конверсии, 5 конверсий, 21 конверсию'],
  Creative: ['Креатив создан', 'Создать креатив', '1 креатив, 2 креатива, 5 креативов, 21 креатив'],
  Currency: ['Валюта создана', 'Создать валюту', '1 валюту, 2 валюты, 5 валют, 21 валюту'],
  Domain: ['Домен создан', 'Создать домен', '1 домен, 2 домена, 5 доменов, 21 домен'],
  Employee: ['Сотрудник создан', 'Создать сотрудника', '1 сотрудника, 2 сотрудников, 5 сотрудников, 21 сотрудника'],
  'General settings': [
    'Общие настройки созданы',
    'Создать общие настройки',
    '1 общие настройки, 2 общие настройки, 5 общих настроек, 21 общие настройки',
  ],
  'Global postback': [
    'Глобальный постбэк создан',
    'Создать глобальный постбэк',
    '1 глобальный постбэк, 2 глобальных постбэка, 5 глобальных постбэков, 21 глобальный постбэк',
  ],
  Geo: ['Гео создано', 'Создать гео', '1 гео, 2 гео, 5 гео, 21 гео'],
  Goal: ['Цель создана', 'Создать цель', '1 цель, 2 цели, 5 целей, 21 цель'],
  'Hold queue': [
    'Очередь холда создана',
    'Создать очередь холда',
    '1 очередь холда, 2 очереди холда, 5 очередей холда, 21 очередь холда',
  ],
  Image: ['Изображение создано', 'Создать изображение', '1 изображение, 2 изображения, 5 изображений, 21 изображение'],
  Integration: ['Интеграция создана', 'Создать интеграцию', '1 интеграцию, 2 интеграции, 5 интеграций, 21 интеграцию'],
  'Integration goal mapping': [
    'Соответствие цели интеграции создано',
    'Создать соответствие цели интеграции',
    '1 соответствие цели интеграции, 2 соответствия цели интеграции, 5 соответствий целей интеграции, 21 соответствие цели интеграции',
  ],
  'Integration parameter': [
    'Параметр интеграции создан',
    'Создать параметр интеграции',
    '1 параметр интеграции, 2 параметра интеграции, 5 параметров интеграции, 21 параметр интеграции',
  ],
  'Integration status mapping': [
    'Соответствие статуса интеграции создано',
    'Создать соответствие статуса интеграции',
    '1 соответствие статуса интеграции, 2 соответствия статуса интеграции, 5 соответствий статусов интеграции, 21 соответствие статуса интеграции',
  ],
  'Integration template': [
    'Шаблон интеграции создан',
    'Создать шаблон интеграции',
    '1 шаблон интеграции, 2 шаблона интеграции, 5 шаблонов интеграции, 21 шаблон интеграции',
  ],
  'Invalid click': [
    'Невалидный клик создан',
    'Создать невалидный клик',
    '1 невалидный клик, 2 невалидных клика, 5 невалидных кликов, 21 невалидный клик',
  ],
  'Landing page': ['Лендинг создан', 'Создать лендинг', '1 лендинг, 2 лендинга, 5 лендингов, 21 лендинг'],
  'Contact view': [
    'Просмотр контактов создан',
    'Создать просмотр контактов',
    '1 просмотр контактов, 2 просмотра контактов, 5 просмотров контактов, 21 просмотр контактов',
  ],
  Erasure: [
    'Стирание данных создано',
    'Создать стирание данных',
    '1 стирание данных, 2 стирания данных, 5 стираний данных, 21 стирание данных',
  ],
  Lead: ['Лид создан', 'Создать лид', '1 лид, 2 лида, 5 лидов, 21 лид'],
  'Lead change': [
    'Изменение лида создано',
    'Создать изменение лида',
    '1 изменение лида, 2 изменения лида, 5 изменений лида, 21 изменение лида',
  ],
  'Lead grade': [
    'Оценка лидов создана',
    'Создать оценку лидов',
    '1 оценку лидов, 2 оценки лидов, 5 оценок лидов, 21 оценку лидов',
  ],
  Offer: ['Оффер создан', 'Создать оффер', '1 оффер, 2 оффера, 5 офферов, 21 оффер'],
  'Payment method': [
    'Способ выплаты создан',
    'Создать способ выплаты',
    '1 способ выплаты, 2 способа выплаты, 5 способов выплаты, 21 способ выплаты',
  ],
  'Payment model': [
    'Модель оплаты создана',
    'Создать модель оплаты',
    '1 модель оплаты, 2 модели оплаты, 5 моделей оплаты, 21 модель оплаты',
  ],
  'Payment rule': [
    'Правило оплаты создано',
    'Создать правило оплаты',
    '1 правило оплаты, 2 правила оплаты, 5 правил оплаты, 21 правило оплаты',
  ],
  Permission: ['Право создано', 'Создать право', '1 право, 2 права, 5 прав, 21 право'],
  Platform: ['Платформа создана', 'Создать платформу', '1 платформу, 2 платформы, 5 платформ, 21 платформу'],
  Postback: ['Постбэк создан', 'Создать постбэк', '1 постбэк, 2 постбэка, 5 постбэков, 21 постбэк'],
  Preference: ['Настройка создана', 'Создать настройку', '1 настройку, 2 настройки, 5 настроек, 21 настройку'],
  Role: ['Роль создана', 'Создать роль', '1 роль, 2 роли, 5 ролей, 21 роль'],
  'Saved view': [
    'Сохранённое представление создано',
    'Создать сохранённое представление',
    '1 сохранённое представление, 2 сохранённых представления, 5 сохранённых представлений, 21 сохранённое представление',
  ],
  'Sign-in': ['Вход создан', 'Создать вход', '1 вход, 2 входа, 5 входов, 21 вход'],
  Tag: ['Тег создан', 'Создать тег', '1 тег, 2 тега, 5 тегов, 21 тег'],
  Targeting: ['Таргетинг создан', 'Создать таргетинг', '1 таргетинг, 2 таргетинга, 5 таргетингов, 21 таргетинг'],
  Team: ['Команда создана', 'Создать команду', '1 команду, 2 команды, 5 команд, 21 команду'],
  'Template goal mapping': [
    'Соответствие цели шаблона создано',
    'Создать соответствие цели шаблона',
    '1 соответствие цели шаблона, 2 соответствия цели шаблона, 5 соответствий целей шаблона, 21 соответствие цели шаблона',
  ],
  'Template parameter': [
    'Параметр шаблона создан',
    'Создать параметр шаблона',
    '1 параметр шаблона, 2 параметра шаблона, 5 параметров шаблона, 21 параметр шаблона',
  ],
  'Template status mapping': [
    'Соответствие статуса шаблона создано',
    'Создать соответствие статуса шаблона',
    '1 соответствие статуса шаблона, 2 соответствия статуса шаблона, 5 соответствий статусов шаблона, 21 соответствие статуса шаблона',
  ],
  'Traffic source': [
    'Источник трафика создан',
    'Создать источник трафика',
    '1 источник трафика, 2 источника трафика, 5 источников трафика, 21 источник трафика',
  ],
  User: [
    'Пользователь создан',
    'Создать пользователя',
    '1 пользователя, 2 пользователей, 5 пользователей, 21 пользователя',
  ],
  'Valid click': [
    'Валидный клик создан',
    'Создать валидный клик',
    '1 валидный клик, 2 валидных клика, 5 валидных кликов, 21 валидный клик',
  ],
  Vertical: ['Вертикаль создана', 'Создать вертикаль', '1 вертикаль, 2 вертикали, 5 вертикалей, 21 вертикаль'],
  'Withdrawal method': [
    'Способ вывода создан',
    'Создать способ вывода',
    '1 способ вывода, 2 способа вывода, 5 способов вывода, 21 способ вывода',
  ],
};

test('every noun is among those that a person has read', () => {
  expect([...nouns.keys()].toSorted()).toEqual(Object.keys(russian).toSorted());
});

describe.each([...nouns])('%s', (name, noun) => {
  test('reads right in Russian, whatever is done to how many', () => {
    expect([
      said(noun, 'created', 'ru'),
      said(noun, 'create', 'ru'),
      counts.map((count) => said(noun, 'object', 'ru', count)).join(', '),
    ]).toEqual(russian[name]);
  });

  test('is counted as Russian counts: 21 like 1, 5 and 11 like many', () => {
    const [one, few, many] = [inSentence(noun.ru[0]), inSentence(noun.ru[1]), inSentence(noun.ru[2])];
    expect([1, 21, 101, 2, 24, 5, 11, 12, 112, 0].map((count) => said(noun, 'counted', 'ru', count))).toEqual([
      ...[1, 21, 101].map((count) => `${count} ${one}`),
      ...[2, 24].map((count) => `${count} ${few}`),
      ...[5, 11, 12, 112, 0].map((count) => `${count} ${many}`),
    ]);
    expect(said(noun, 'none', 'ru')).toBe(many);
  });

  test('agrees in Russian with the words beside it', () => {
    const endings = { masculine: ['', 'ый'], feminine: ['а', 'ая'], neuter: ['о', 'ое'], plural: ['ы', 'ые'] } as const;
    const [short, long] = endings[genderOf(noun)];
    for (const [phrase, stem] of [
      ['created', 'создан'],
      ['updated', short === '' ? 'обновлён' : 'обновлен'],
      ['deleted', short === '' ? 'удалён' : 'удален'],
    ] as const)
      expect(said(noun, phrase, 'ru')).toBe(`${noun.ru[0]} ${stem}${short}`);
    expect(said(noun, 'new', 'ru')).toBe(`Нов${long} ${inSentence(noun.ru[0])}`);
    expect(said(noun, 'created', 'ru')).toBe(russian[name]?.[0]);
  });

  test('reads right in English', () => {
    const [one, many] = [inSentence(noun.en[0]), inSentence(noun.en[1])];
    expect(counts.map((count) => said(noun, 'object', 'en', count))).toEqual([
      `1 ${one}`,
      ...[2, 5, 21].map((count) => `${count} ${many}`),
    ]);
    expect([said(noun, 'new', 'en'), said(noun, 'create', 'en'), said(noun, 'none', 'en')]).toEqual([
      `New ${one}`,
      `Create ${one}`,
      many,
    ]);
    for (const act of ['created', 'updated', 'deleted']) expect(said(noun, act, 'en')).toBe(`${noun.en[0]} ${act}`);
  });

  test.each(languages)('says no sentence in %s with a capital, a gap or a form in the middle', (language) => {
    for (const [phrase, words] of Object.entries(phrases(noun)))
      for (const form of words[language].split(' |||| ')) {
        expect(form, phrase).not.toMatch(/undefined|\s{2}|^\s|\s$/);
        // Abbreviations stay as they are.
        expect(form.replaceAll(/\p{Lu}{2,}/gu, '').slice(1), phrase).not.toMatch(/\p{Lu}/u);
      }
  });
});

describe('a noun’s gender', () => {
  const noun = (one: string): Noun => ({ en: ['One', 'Ones'], ru: [one, one, one] });

  test.each([
    ['Оффер', 'masculine'],
    ['Рекламодатель', 'masculine'],
    ['Способ выплаты', 'masculine'],
    ['Кампания', 'feminine'],
    ['Роль', 'feminine'],
    ['Право', 'neuter'],
    ['Изображение', 'neuter'],
    ['Сохранённое представление', 'neuter'],
    ['Общие настройки', 'plural'],
    ['Данные', 'plural'],
  ] as const)('%s is told from its first word', (one, gender) => expect(genderOf(noun(one))).toBe(gender));

  test('is what the definition says, where the ending misleads', () => {
    expect(genderOf({ ...noun('Счёт-фактура'), gender: 'feminine' })).toBe('feminine');
    expect(genderOf({ ...noun('Путь'), gender: 'masculine' })).toBe('masculine');
  });
});

test('a status agrees with its noun, and is masculine where it says no other form', () => {
  const blocked = { en: 'Blocked', ru: 'Заблокирован', feminine: 'Заблокирована', tone: 'error' } as const;
  const genders = ['masculine', 'feminine', 'neuter', 'plural'] as const;
  expect(genders.map((gender) => agreeing(blocked, gender).ru)).toEqual([
    'Заблокирован',
    'Заблокирована',
    'Заблокирован',
    'Заблокирован',
  ]);
});
