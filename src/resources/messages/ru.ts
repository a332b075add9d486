import type { ResourceMessages } from './en.ts';

export const resourcesRussian: ResourceMessages = {
  offers: {
    payouts: 'Выплаты',
    ownRate: 'Ваша ставка',
    teamRate: 'Ставка вашей команды',
    perLead: 'Лид',
    all: 'Все: %{count}',
    blockedAdvertiser: 'Рекламодатель «%{advertiser}» заблокирован и не принимает трафик.',
    unpaid: 'Нет правила оплаты для стран: %{countries}',
    unpaidMany: 'Нет правила оплаты для стран: %{countries} и ещё %{count}',
    fullCap: 'Капа «%{cap}» заполнена на %{full} %',
    advertiserNeeded: 'Этот рекламодатель нужен активным лендингам: %{pages}. Сначала деактивируйте их.',
    seenByNobody: 'Этот оффер пока не видит ни один партнёр. Назначьте партнёров или команды.',
    previewAsAffiliate: 'Как видят партнёры',
    asAffiliate: 'Так оффер видят партнёры',
    createCampaign: 'Создать кампанию',
    exclusive: 'Приватный оффер',
    preview: 'Предпросмотр',
    terms: 'Условия',
    allowedTraffic: 'Разрешённый трафик',
    window: 'Окно атрибуции',
    windowFrom: 'с %{event}',
    paidBy: 'Способы выплаты',
  },
  invoices: {
    period: 'Период',
  },
  integrations: {
    fromTemplate: 'Где здесь пусто, действует шаблон «%{template}».',
    openTemplate: 'Открыть шаблон',
    forbidden: 'Шаблон «%{template}» этого не разрешает.',
  },
  integrationTemplates: {
    usage:
      'Эти настройки использует %{smart_count} интеграция. |||| Эти настройки используют %{smart_count} интеграции. |||| Эти настройки используют %{smart_count} интеграций.',
    lacking: 'Платформа «%{platform}» этого не умеет: %{methods}.',
  },
  landings: {
    blockedAdvertiser: 'Рекламодатель заблокирован, поэтому лендинг не может быть активным.',
    foreignAdvertiser: 'Этот рекламодатель не назначен на оффер: добавьте его или выберите другого.',
  },
  creatives: {
    attach: 'Прикрепить файл',
    attached: 'Файл прикреплён',
    download: 'Скачать',
    downloadOf: 'Скачать «%{creative}»',
    downloads: '%{smart_count} скачивание |||| %{smart_count} скачивания |||| %{smart_count} скачиваний',
    limit: 'Изображение, видео, архив, текст или документ, до %{megabytes} МБ',
    noFile: 'Файл пока не прикреплён',
  },
  caps: {
    fullness: 'Заполнение',
    dropped: 'Счётчик сброшен',
    recounted: 'Счётчик пересчитан',
  },
  paymentRules: {
    loss: 'Выплата больше дохода: каждая конверсия принесёт убыток.',
    rivals: 'За тот же трафик с тем же приоритетом и весом платят правила: %{rules}. Сработает самое новое.',
  },
  verticals: {
    and: 'и',
    or: 'или',
  },
  campaigns: {
    codeOf: 'QR-код ссылки %{link}',
    saveCode: 'Скачать',
    notWorking: 'Ссылка сейчас не работает. Статус кампании: %{status}.',
  },
  roles: {
    users: 'Роль у %{smart_count} человека |||| Роль у %{smart_count} человек |||| Роль у %{smart_count} человек',
    moreUsers: 'и ещё %{count}',
    noUsers: 'Роли пока нет ни у кого. Назначьте её — права начнут действовать сразу.',
    give: 'Назначить людям',
    giveTitle: 'Назначить роль «%{role}»',
    giveText: 'Она заменит нынешнюю роль. Собственные наборы прав останутся.',
    people: 'Люди',
    giveNow: 'Назначить роль',
    given:
      'Роль «%{role}» назначена %{smart_count} человеку |||| Роль «%{role}» назначена %{smart_count} людям |||| Роль «%{role}» назначена %{smart_count} людям',
  },
  affiliates: {
    createCampaign: 'Создать кампанию',
    traffic: 'Трафик',
    trafficTaken: 'Разрешён',
    trafficBlocked: 'Заблокирован',
    trafficBlockedSince: 'Трафик этого партнёра заблокирован с %{moment}.',
    liftTrafficBlock: 'Разблокировать трафик',
  },
};
