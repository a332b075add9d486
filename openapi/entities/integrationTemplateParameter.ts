import { boolean, entity, enumeration, owner, text, title } from '../define.ts';

export const integrationTemplateParameter = entity({
  name: {
    en: ['Template parameter', 'Template parameters'],
    ru: ['Параметр шаблона', 'Параметра шаблона', 'Параметров шаблона', 'Параметры шаблона'],
  },
  about: {
    en: 'A value that integrations of this template need for each advertiser, such as a key.',
    ru: 'Значение, которое интеграциям этого шаблона нужно для каждого рекламодателя, например ключ.',
  },
  path: 'user/integration_template_parameters',
  fields: {
    integrationTemplate: owner('integrationTemplate', { en: 'Template', ru: 'Шаблон' }),
    title: title({ en: 'Parameter', ru: 'Параметр' }),
    key: text({
      en: 'Name in requests',
      ru: 'Имя в запросах',
      required: true,
      maxLength: 100,
      pattern: '^[A-Za-z0-9_.-]+$',
    }),
    type: enumeration({
      en: 'Type',
      ru: 'Тип',
      required: true,
      default: 'text',
      options: {
        text: { en: 'Text', ru: 'Текст' },
        number: { en: 'Number', ru: 'Число' },
        url: { en: 'URL', ru: 'Адрес (URL)' },
        email: { en: 'Email', ru: 'Эл. почта' },
        flag: { en: 'Yes or no', ru: 'Да или нет' },
      },
    }),
    placement: enumeration({
      en: 'Goes into',
      ru: 'Передаётся в',
      required: true,
      default: 'body',
      options: {
        body: { en: 'Body', ru: 'Теле' },
        query: { en: 'Query string', ru: 'Строке запроса' },
        header: { en: 'Header', ru: 'Заголовке' },
      },
    }),
    prefix: text({
      en: 'Prefix',
      ru: 'Префикс',
      maxLength: 50,
      help: { en: 'Such as Bearer.', ru: 'Например Bearer.' },
    }),
    required: boolean({ en: 'Required', ru: 'Обязателен', default: true }),
    secret: boolean({
      en: 'Secret',
      ru: 'Секретный',
      default: false,
      help: {
        en: 'Stored encrypted and never shown again.',
        ru: 'Хранится в зашифрованном виде и больше не показывается.',
      },
    }),
  },
  unique: [['integrationTemplate', 'key']],
  calls: ['list', 'read'],
  permissions: { name: 'integration_template' },
});
