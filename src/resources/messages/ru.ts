import type { ResourceMessages } from './en.ts';

export const resourcesRussian: ResourceMessages = {
  offers: {
    seenByNobody: 'Этот оффер пока не видит ни один партнёр. Назначьте партнёров или команды.',
    previewAsAffiliate: 'Как видят партнёры',
    asAffiliate: 'Так оффер видят партнёры',
    start: 'Начать работу',
    startText: 'Один клик — и готова кампания с вашей трекинговой ссылкой. Всё остальное можно изменить позже.',
    createCampaign: 'Создать кампанию',
    createAnother: 'Создать ещё одну кампанию',
    openCampaign: 'Открыть кампанию',
    allCampaigns: 'Все ваши кампании (%{count})',
    exclusive: 'Приватный оффер',
    preview: 'Предпросмотр',
    terms: 'Условия',
    allowedTraffic: 'Разрешённый трафик',
    window: 'Окно атрибуции',
    windowFrom: 'с %{event}',
    paidBy: 'Способы выплаты',
  },
  campaigns: {
    copyLink: 'Скопировать ссылку',
    code: 'QR-код',
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
