// Generated from openapi/entities and openapi/permissions.ts by `npm run codegen`. Do not edit.

import type { Words } from '../../domain/text/words.ts';

/** Name in code of a permission. */
export type PermissionName =
  | 'advertiser.change_status'
  | 'advertiser.create'
  | 'advertiser.read'
  | 'advertiser.update'
  | 'affiliate.change_status'
  | 'affiliate.create'
  | 'affiliate.read'
  | 'affiliate.reset_two_factor'
  | 'affiliate.update'
  | 'api_token.create'
  | 'api_token.delete'
  | 'api_token.read'
  | 'background_work.read'
  | 'background_work.retry'
  | 'background_work.stop'
  | 'balance.advertiser.read'
  | 'balance.affiliate.read'
  | 'campaign.change_status'
  | 'campaign.create'
  | 'campaign.read'
  | 'campaign.update'
  | 'cap.change_status'
  | 'cap.create'
  | 'cap.drop_counter'
  | 'cap.read'
  | 'cap.update'
  | 'category.change_status'
  | 'category.create'
  | 'category.read'
  | 'category.update'
  | 'click.read'
  | 'click.update'
  | 'click_change.read'
  | 'contact_view.read'
  | 'conversion.approve'
  | 'conversion.hide'
  | 'conversion.hold'
  | 'conversion.read'
  | 'conversion.reject'
  | 'conversion.send_postback'
  | 'conversion.unhide'
  | 'conversion.update'
  | 'creative.change_status'
  | 'creative.create'
  | 'creative.read'
  | 'creative.update'
  | 'currency.change_status'
  | 'currency.create'
  | 'currency.read'
  | 'currency.update'
  | 'customer.import'
  | 'customer.read'
  | 'customer_sync.change_status'
  | 'customer_sync.create'
  | 'customer_sync.read'
  | 'customer_sync.run'
  | 'customer_sync.update'
  | 'dashboard.create'
  | 'dashboard.delete'
  | 'dashboard.read'
  | 'dashboard.update'
  | 'domain.create'
  | 'domain.delete'
  | 'domain.read'
  | 'domain.update'
  | 'domain.verify'
  | 'employee.change_status'
  | 'employee.create'
  | 'employee.read'
  | 'employee.reset_two_factor'
  | 'employee.update'
  | 'erasure.read'
  | 'finance.read'
  | 'front.affiliates.teams.read'
  | 'front.dashboard.read'
  | 'front.menu.advertisers.read'
  | 'front.menu.affiliates.read'
  | 'front.menu.campaigns.read'
  | 'front.menu.clicks.read'
  | 'front.menu.conversions.read'
  | 'front.menu.customers.read'
  | 'front.menu.employees.read'
  | 'front.menu.landers_api.read'
  | 'front.menu.leads.read'
  | 'front.menu.offers.read'
  | 'front.menu.postback_log.read'
  | 'front.menu.postbacks.read'
  | 'front.menu.statistics.read'
  | 'front.menu.tasks.read'
  | 'front.reports.downloads.read'
  | 'front.settings.domain_parking.read'
  | 'front.settings.geo.read'
  | 'front.settings.global_postback.read'
  | 'front.settings.hold_queue.read'
  | 'front.settings.integration_templates.read'
  | 'front.settings.lists.read'
  | 'front.settings.platforms.read'
  | 'front.settings.tags.read'
  | 'geo.change_status'
  | 'geo.create'
  | 'geo.read'
  | 'geo.update'
  | 'hold_config.change_status'
  | 'hold_config.create'
  | 'hold_config.delete'
  | 'hold_config.read'
  | 'hold_config.release'
  | 'hold_config.update'
  | 'image.delete'
  | 'image.read'
  | 'integration.change_status'
  | 'integration.create'
  | 'integration.pause'
  | 'integration.read'
  | 'integration.synchronization'
  | 'integration.update'
  | 'integration_template.change_status'
  | 'integration_template.create'
  | 'integration_template.read'
  | 'integration_template.update'
  | 'invoice.advertiser.change_status'
  | 'invoice.advertiser.create'
  | 'invoice.advertiser.read'
  | 'invoice.advertiser.update'
  | 'invoice.affiliate.change_status'
  | 'invoice.affiliate.create'
  | 'invoice.affiliate.read'
  | 'invoice.affiliate.update'
  | 'invoice_schedule.change_status'
  | 'invoice_schedule.create'
  | 'invoice_schedule.read'
  | 'invoice_schedule.update'
  | 'lander_api_item.change_status'
  | 'lander_api_item.create'
  | 'lander_api_item.read'
  | 'lander_api_item.update'
  | 'landing.change_status'
  | 'landing.create'
  | 'landing.read'
  | 'landing.update'
  | 'lead.contacts.read'
  | 'lead.create'
  | 'lead.grade'
  | 'lead.import'
  | 'lead.read'
  | 'lead.resend'
  | 'lead.trash'
  | 'lead.update'
  | 'lead_attempt.read'
  | 'log.postback.advertiser.read'
  | 'log.postback.advertiser.replay'
  | 'log.postback.affiliate.read'
  | 'log.synchronization.read'
  | 'login_record.read'
  | 'metrics.change_status'
  | 'metrics.create'
  | 'metrics.read'
  | 'metrics.update'
  | 'note.create'
  | 'note.update'
  | 'notification.change_status'
  | 'notification.create'
  | 'notification.delete'
  | 'notification.read'
  | 'notification.update'
  | 'offer.change_status'
  | 'offer.create'
  | 'offer.read'
  | 'offer.update'
  | 'payment_method.change_status'
  | 'payment_method.create'
  | 'payment_method.read'
  | 'payment_method.update'
  | 'payment_model.change_status'
  | 'payment_model.create'
  | 'payment_model.read'
  | 'payment_model.update'
  | 'payment_rule.change_status'
  | 'payment_rule.create'
  | 'payment_rule.read'
  | 'payment_rule.update'
  | 'people.forget'
  | 'people.report'
  | 'platform.change_status'
  | 'platform.create'
  | 'platform.read'
  | 'platform.update'
  | 'postback.change_status'
  | 'postback.create'
  | 'postback.read'
  | 'postback.update'
  | 'preference.create'
  | 'preference.delete'
  | 'preference.read'
  | 'preference.update'
  | 'prepayment.change_status'
  | 'prepayment.create'
  | 'prepayment.read'
  | 'prepayment.update'
  | 'preset.create'
  | 'preset.delete'
  | 'preset.read'
  | 'preset.update'
  | 'reconciliation.read'
  | 'reconciliation.update'
  | 'report.read'
  | 'role.change_status'
  | 'role.create'
  | 'role.read'
  | 'role.update'
  | 'scheduled_change.read'
  | 'settings.general.update'
  | 'tag.change_status'
  | 'tag.create'
  | 'tag.delete'
  | 'tag.read'
  | 'tag.update'
  | 'targeting.change_status'
  | 'targeting.create'
  | 'targeting.read'
  | 'targeting.update'
  | 'task.change_status'
  | 'task.create'
  | 'task.read'
  | 'task.update'
  | 'team.change_status'
  | 'team.create'
  | 'team.read'
  | 'team.update'
  | 'traffic.simulate'
  | 'traffic_source.change_status'
  | 'traffic_source.create'
  | 'traffic_source.read'
  | 'traffic_source.update'
  | 'user.impersonate'
  | 'vertical.change_status'
  | 'vertical.create'
  | 'vertical.read'
  | 'vertical.update'
  | 'widget.create'
  | 'widget.delete'
  | 'widget.read'
  | 'widget.update'
  | 'withdrawal_method.account.read'
  | 'withdrawal_method.change_status'
  | 'withdrawal_method.create'
  | 'withdrawal_method.read'
  | 'withdrawal_method.update';

export interface GeneratedPermission extends Words {
  name: PermissionName;
  group: number;
  /** Role types whose roles may hold it. */
  roleTypes: readonly string[];
  hidden: boolean;
  /** What its holder can do. */
  about?: Words;
}

/** Names of the groups by their numbers, in the order in which they are shown. */
export const permissionGroups: Readonly<Record<number, Words>> = {
  1: { en: 'Pages', ru: 'Страницы' },
  2: { en: 'Settings', ru: 'Настройки' },
  3: { en: 'Advertisers', ru: 'Рекламодатели' },
  4: { en: 'Affiliates', ru: 'Партнёры' },
  5: { en: 'Offers and campaigns', ru: 'Офферы и кампании' },
  6: { en: 'Traffic data', ru: 'Данные трафика' },
  7: { en: 'Billing', ru: 'Биллинг' },
  8: { en: 'Employees and roles', ru: 'Сотрудники и роли' },
  11: { en: 'Working together', ru: 'Совместная работа' },
  9: { en: 'Interface', ru: 'Интерфейс' },
  10: { en: 'Other', ru: 'Прочее' },
};

/** Every permission there is, by name. */
export const permissions: readonly GeneratedPermission[] = [
  { name: 'advertiser.change_status', en: 'Advertisers: change the status', ru: 'Смена статуса рекламодателей', group: 3, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false, about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  { name: 'advertiser.create', en: 'Advertisers: create', ru: 'Создание рекламодателей', group: 3, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false, about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  { name: 'advertiser.read', en: 'Advertisers: view', ru: 'Просмотр рекламодателей', group: 3, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  { name: 'advertiser.update', en: 'Advertisers: edit', ru: 'Изменение рекламодателей', group: 3, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false, about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  { name: 'affiliate.change_status', en: 'Affiliates: change the status', ru: 'Смена статуса партнёров', group: 4, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false, about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  { name: 'affiliate.create', en: 'Affiliates: create', ru: 'Создание партнёров', group: 4, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false, about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  { name: 'affiliate.read', en: 'Affiliates: view', ru: 'Просмотр партнёров', group: 4, roleTypes: ['admin', 'manager', 'advertiser_manager', 'affiliate'], hidden: false, about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  { name: 'affiliate.reset_two_factor', en: 'Affiliates: turn off two-factor authentication', ru: 'Отключить двухфакторную аутентификацию (партнёров)', group: 4, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false },
  { name: 'affiliate.update', en: 'Affiliates: edit', ru: 'Изменение партнёров', group: 4, roleTypes: ['admin', 'manager', 'advertiser_manager', 'affiliate'], hidden: false, about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  { name: 'api_token.create', en: 'API tokens: create', ru: 'Создание токенов API', group: 8, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate'], hidden: false, about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  { name: 'api_token.delete', en: 'API tokens: delete', ru: 'Удаление токенов API', group: 8, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate'], hidden: false, about: { en: 'Permanently delete records.', ru: 'Удалять записи навсегда.' } },
  { name: 'api_token.read', en: 'API tokens: view', ru: 'Просмотр токенов API', group: 8, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate'], hidden: false, about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  { name: 'background_work.read', en: 'Background work: view', ru: 'Фоновая работа: просмотр', group: 2, roleTypes: ['admin'], hidden: false, about: { en: 'See pending and failed background work, and sent emails.', ru: 'Видеть, что ждёт и не удаётся в фоне и кому отправлены письма.' } },
  { name: 'background_work.retry', en: 'Background work: retry', ru: 'Фоновая работа: повтор', group: 2, roleTypes: ['admin'], hidden: false, about: { en: 'Retry emails, postbacks and synchronisations immediately.', ru: 'Сразу повторять отправку писем, постбэков и синхронизации.' } },
  { name: 'background_work.stop', en: 'Queues: stop and start', ru: 'Очереди: остановка и запуск', group: 2, roleTypes: ['admin'], hidden: false, about: { en: 'Stop and restart sending of emails, postbacks, notifications and held leads, and synchronisation.', ru: 'Останавливать и снова запускать отправку писем, постбэков, уведомлений и лидов на холде, а также синхронизацию.' } },
  { name: 'balance.advertiser.read', en: 'Advertisers’ balances: view', ru: 'Просмотр балансов рекламодателей', group: 7, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  { name: 'balance.affiliate.read', en: 'Affiliates’ balances: view', ru: 'Просмотр балансов партнёров', group: 7, roleTypes: ['admin', 'manager', 'affiliate'], hidden: false, about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  { name: 'campaign.change_status', en: 'Campaigns: change the status', ru: 'Смена статуса кампаний', group: 5, roleTypes: ['admin', 'manager', 'affiliate'], hidden: false, about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  { name: 'campaign.create', en: 'Campaigns: create', ru: 'Создание кампаний', group: 5, roleTypes: ['admin', 'manager', 'affiliate'], hidden: false, about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  { name: 'campaign.read', en: 'Campaigns: view', ru: 'Просмотр кампаний', group: 5, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate'], hidden: false, about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  { name: 'campaign.update', en: 'Campaigns: edit', ru: 'Изменение кампаний', group: 5, roleTypes: ['admin', 'manager', 'affiliate'], hidden: false, about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  { name: 'cap.change_status', en: 'Caps: change the status', ru: 'Смена статуса кап', group: 5, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false, about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  { name: 'cap.create', en: 'Caps: create', ru: 'Создание кап', group: 5, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false, about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  { name: 'cap.drop_counter', en: 'Caps: reset cap counters', ru: 'Сбросить счётчики кап (кап)', group: 5, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false },
  { name: 'cap.read', en: 'Caps: view', ru: 'Просмотр кап', group: 5, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  { name: 'cap.update', en: 'Caps: edit', ru: 'Изменение кап', group: 5, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false, about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  { name: 'category.change_status', en: 'Categories: change the status', ru: 'Смена статуса категорий', group: 2, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  { name: 'category.create', en: 'Categories: create', ru: 'Создание категорий', group: 2, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  { name: 'category.read', en: 'Categories: view', ru: 'Просмотр категорий', group: 2, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate'], hidden: false, about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  { name: 'category.update', en: 'Categories: edit', ru: 'Изменение категорий', group: 2, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  { name: 'click.read', en: 'Clicks: view', ru: 'Просмотр кликов', group: 6, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate'], hidden: false, about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  { name: 'click.update', en: 'Clicks: correct validity', ru: 'Исправление валидности кликов', group: 6, roleTypes: ['admin', 'manager'], hidden: false },
  { name: 'click_change.read', en: 'Click changes: view', ru: 'Просмотр изменений клика', group: 6, roleTypes: ['admin', 'manager', 'affiliate'], hidden: false, about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  { name: 'contact_view.read', en: 'Contact views: view', ru: 'Просмотр просмотров контактов', group: 6, roleTypes: ['admin', 'manager'], hidden: false, about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  { name: 'conversion.approve', en: 'Conversions: approve conversions', ru: 'Подтвердить конверсии (конверсий)', group: 6, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false },
  { name: 'conversion.hide', en: 'Conversions: hide conversions', ru: 'Скрыть конверсии (конверсий)', group: 6, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false },
  { name: 'conversion.hold', en: 'Conversions: defer conversions', ru: 'Отложить конверсии (конверсий)', group: 6, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false },
  { name: 'conversion.read', en: 'Conversions: view', ru: 'Просмотр конверсий', group: 6, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate'], hidden: false, about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  { name: 'conversion.reject', en: 'Conversions: reject conversions', ru: 'Отклонить конверсии (конверсий)', group: 6, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false },
  { name: 'conversion.send_postback', en: 'Conversions: send postbacks', ru: 'Отправка постбэков о конверсиях', group: 6, roleTypes: ['admin', 'manager'], hidden: false },
  { name: 'conversion.unhide', en: 'Conversions: show conversions again', ru: 'Снова показать конверсии (конверсий)', group: 6, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false },
  { name: 'conversion.update', en: 'Conversions: edit', ru: 'Изменение конверсий', group: 6, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false, about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  { name: 'creative.change_status', en: 'Creatives: change the status', ru: 'Смена статуса креативов', group: 10, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false, about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  { name: 'creative.create', en: 'Creatives: create', ru: 'Создание креативов', group: 10, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false, about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  { name: 'creative.read', en: 'Creatives: view', ru: 'Просмотр креативов', group: 10, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate'], hidden: false, about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  { name: 'creative.update', en: 'Creatives: edit', ru: 'Изменение креативов', group: 10, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false, about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  { name: 'currency.change_status', en: 'Currencies: change the status', ru: 'Смена статуса валют', group: 2, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  { name: 'currency.create', en: 'Currencies: create', ru: 'Создание валют', group: 2, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  { name: 'currency.read', en: 'Currencies: view', ru: 'Просмотр валют', group: 2, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate'], hidden: false, about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  { name: 'currency.update', en: 'Currencies: edit', ru: 'Изменение валют', group: 2, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  { name: 'customer.import', en: 'Customers: import', ru: 'Импорт клиентов', group: 6, roleTypes: ['admin', 'manager'], hidden: false, about: { en: 'Import an advertiser’s customer data from a file.', ru: 'Загружать из файла данные рекламодателя о клиентах.' } },
  { name: 'customer.read', en: 'Customers: view', ru: 'Просмотр клиентов', group: 6, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate'], hidden: false, about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  { name: 'customer_sync.change_status', en: 'Customer syncs: change the status', ru: 'Смена статуса синхронизаций клиентов', group: 3, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false, about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  { name: 'customer_sync.create', en: 'Customer syncs: create', ru: 'Создание синхронизаций клиентов', group: 3, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false, about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  { name: 'customer_sync.read', en: 'Customer syncs: view', ru: 'Просмотр синхронизаций клиентов', group: 3, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  { name: 'customer_sync.run', en: 'Customer syncs: run now', ru: 'Запуск сейчас (синхронизаций клиентов)', group: 3, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false },
  { name: 'customer_sync.update', en: 'Customer syncs: edit', ru: 'Изменение синхронизаций клиентов', group: 3, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false, about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  { name: 'dashboard.create', en: 'Dashboards: create', ru: 'Создание дашбордов', group: 9, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate'], hidden: false, about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  { name: 'dashboard.delete', en: 'Dashboards: delete', ru: 'Удаление дашбордов', group: 9, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate'], hidden: false, about: { en: 'Permanently delete records.', ru: 'Удалять записи навсегда.' } },
  { name: 'dashboard.read', en: 'Dashboards: view', ru: 'Просмотр дашбордов', group: 9, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate'], hidden: false, about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  { name: 'dashboard.update', en: 'Dashboards: edit', ru: 'Изменение дашбордов', group: 9, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate'], hidden: false, about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  { name: 'domain.create', en: 'Domains: create', ru: 'Создание доменов', group: 10, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false, about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  { name: 'domain.delete', en: 'Domains: delete', ru: 'Удаление доменов', group: 10, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false, about: { en: 'Permanently delete records.', ru: 'Удалять записи навсегда.' } },
  { name: 'domain.read', en: 'Domains: view', ru: 'Просмотр доменов', group: 10, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate'], hidden: false, about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  { name: 'domain.update', en: 'Domains: edit', ru: 'Изменение доменов', group: 10, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false, about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  { name: 'domain.verify', en: 'Domains: verify domains', ru: 'Проверка доменов (доменов)', group: 10, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false },
  { name: 'employee.change_status', en: 'Employees: change the status', ru: 'Смена статуса сотрудников', group: 8, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false, about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  { name: 'employee.create', en: 'Employees: create', ru: 'Создание сотрудников', group: 8, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false, about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  { name: 'employee.read', en: 'Employees: view', ru: 'Просмотр сотрудников', group: 8, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  { name: 'employee.reset_two_factor', en: 'Employees: turn off two-factor authentication', ru: 'Отключить двухфакторную аутентификацию (сотрудников)', group: 8, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false },
  { name: 'employee.update', en: 'Employees: edit', ru: 'Изменение сотрудников', group: 8, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  { name: 'erasure.read', en: 'Erasures: view', ru: 'Просмотр стираний данных', group: 6, roleTypes: ['admin'], hidden: false, about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  { name: 'finance.read', en: 'Finance: view', ru: 'Просмотр финансов', group: 7, roleTypes: ['admin', 'manager'], hidden: false, about: { en: 'See revenue, payout, profit and payments of the network by month, and what is due.', ru: 'Видеть доход, выплаты, прибыль и платежи сети по месяцам и сроки оплаты.' } },
  { name: 'front.affiliates.teams.read', en: 'Page: teams', ru: 'Страница: команды', group: 1, roleTypes: ['admin', 'manager'], hidden: false, about: { en: 'See the menu item and open its pages.', ru: 'Видеть пункт меню и открывать его страницы.' } },
  { name: 'front.dashboard.read', en: 'Page: dashboard', ru: 'Страница: дашборд', group: 1, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate'], hidden: false, about: { en: 'See the menu item and open its pages.', ru: 'Видеть пункт меню и открывать его страницы.' } },
  { name: 'front.menu.advertisers.read', en: 'Page: advertisers', ru: 'Страница: рекламодатели', group: 1, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'See the menu item and open its pages.', ru: 'Видеть пункт меню и открывать его страницы.' } },
  { name: 'front.menu.affiliates.read', en: 'Page: affiliates', ru: 'Страница: партнёры', group: 1, roleTypes: ['admin', 'manager'], hidden: false, about: { en: 'See the menu item and open its pages.', ru: 'Видеть пункт меню и открывать его страницы.' } },
  { name: 'front.menu.campaigns.read', en: 'Page: campaigns', ru: 'Страница: кампании', group: 1, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate'], hidden: false, about: { en: 'See the menu item and open its pages.', ru: 'Видеть пункт меню и открывать его страницы.' } },
  { name: 'front.menu.clicks.read', en: 'Page: clicks', ru: 'Страница: клики', group: 1, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate'], hidden: false, about: { en: 'See the menu item and open its pages.', ru: 'Видеть пункт меню и открывать его страницы.' } },
  { name: 'front.menu.conversions.read', en: 'Page: conversions', ru: 'Страница: конверсии', group: 1, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate'], hidden: false, about: { en: 'See the menu item and open its pages.', ru: 'Видеть пункт меню и открывать его страницы.' } },
  { name: 'front.menu.customers.read', en: 'Page: customers', ru: 'Страница: клиенты', group: 1, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate'], hidden: false, about: { en: 'See the menu item and open its pages.', ru: 'Видеть пункт меню и открывать его страницы.' } },
  { name: 'front.menu.employees.read', en: 'Page: employees', ru: 'Страница: сотрудники', group: 1, roleTypes: ['admin', 'manager'], hidden: false, about: { en: 'See the menu item and open its pages.', ru: 'Видеть пункт меню и открывать его страницы.' } },
  { name: 'front.menu.landers_api.read', en: 'Page: landing pages', ru: 'Страница: лендинги', group: 1, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'See the menu item and open its pages.', ru: 'Видеть пункт меню и открывать его страницы.' } },
  { name: 'front.menu.leads.read', en: 'Page: leads', ru: 'Страница: лиды', group: 1, roleTypes: ['admin', 'manager', 'affiliate'], hidden: false, about: { en: 'See the menu item and open its pages.', ru: 'Видеть пункт меню и открывать его страницы.' } },
  { name: 'front.menu.offers.read', en: 'Page: offers', ru: 'Страница: офферы', group: 1, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate'], hidden: false, about: { en: 'See the menu item and open its pages.', ru: 'Видеть пункт меню и открывать его страницы.' } },
  { name: 'front.menu.postback_log.read', en: 'Page: postback log', ru: 'Страница: лог постбэков', group: 1, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate'], hidden: false, about: { en: 'See the menu item and open its pages.', ru: 'Видеть пункт меню и открывать его страницы.' } },
  { name: 'front.menu.postbacks.read', en: 'Page: postbacks', ru: 'Страница: постбэки', group: 1, roleTypes: ['admin', 'manager'], hidden: false, about: { en: 'See the menu item and open its pages.', ru: 'Видеть пункт меню и открывать его страницы.' } },
  { name: 'front.menu.statistics.read', en: 'Page: statistics', ru: 'Страница: статистика', group: 1, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate'], hidden: false, about: { en: 'See the menu item and open its pages.', ru: 'Видеть пункт меню и открывать его страницы.' } },
  { name: 'front.menu.tasks.read', en: 'Page: tasks', ru: 'Страница: задачи', group: 1, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'See the menu item and open its pages.', ru: 'Видеть пункт меню и открывать его страницы.' } },
  { name: 'front.reports.downloads.read', en: 'Page: downloads', ru: 'Страница: загрузки', group: 1, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate'], hidden: false, about: { en: 'See the menu item and open its pages.', ru: 'Видеть пункт меню и открывать его страницы.' } },
  { name: 'front.settings.domain_parking.read', en: 'Page: domain parking', ru: 'Страница: парковка доменов', group: 1, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'See the menu item and open its pages.', ru: 'Видеть пункт меню и открывать его страницы.' } },
  { name: 'front.settings.geo.read', en: 'Page: geos', ru: 'Страница: гео', group: 1, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'See the menu item and open its pages.', ru: 'Видеть пункт меню и открывать его страницы.' } },
  { name: 'front.settings.global_postback.read', en: 'Page: global postback', ru: 'Страница: глобальный постбэк', group: 1, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate'], hidden: false, about: { en: 'See the menu item and open its pages.', ru: 'Видеть пункт меню и открывать его страницы.' } },
  { name: 'front.settings.hold_queue.read', en: 'Page: hold queue', ru: 'Страница: очередь холда', group: 1, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'See the menu item and open its pages.', ru: 'Видеть пункт меню и открывать его страницы.' } },
  { name: 'front.settings.integration_templates.read', en: 'Page: integration templates', ru: 'Страница: шаблоны интеграций', group: 1, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'See the menu item and open its pages.', ru: 'Видеть пункт меню и открывать его страницы.' } },
  { name: 'front.settings.lists.read', en: 'Page: lists', ru: 'Страница: списки', group: 1, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'See the menu item and open its pages.', ru: 'Видеть пункт меню и открывать его страницы.' } },
  { name: 'front.settings.platforms.read', en: 'Page: platforms', ru: 'Страница: платформы', group: 1, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'See the menu item and open its pages.', ru: 'Видеть пункт меню и открывать его страницы.' } },
  { name: 'front.settings.tags.read', en: 'Page: tags', ru: 'Страница: теги', group: 1, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'See the menu item and open its pages.', ru: 'Видеть пункт меню и открывать его страницы.' } },
  { name: 'geo.change_status', en: 'Geos: change the status', ru: 'Смена статуса гео', group: 2, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  { name: 'geo.create', en: 'Geos: create', ru: 'Создание гео', group: 2, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  { name: 'geo.read', en: 'Geos: view', ru: 'Просмотр гео', group: 2, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate'], hidden: false, about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  { name: 'geo.update', en: 'Geos: edit', ru: 'Изменение гео', group: 2, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  { name: 'hold_config.change_status', en: 'Hold queues: change the status', ru: 'Смена статуса очередей холда', group: 10, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false, about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  { name: 'hold_config.create', en: 'Hold queues: create', ru: 'Создание очередей холда', group: 10, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false, about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  { name: 'hold_config.delete', en: 'Hold queues: delete', ru: 'Удаление очередей холда', group: 10, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false, about: { en: 'Permanently delete records.', ru: 'Удалять записи навсегда.' } },
  { name: 'hold_config.read', en: 'Hold queues: view', ru: 'Просмотр очередей холда', group: 10, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  { name: 'hold_config.release', en: 'Hold queues: release held leads now', ru: 'Отправить отложенные лиды сейчас (очередей холда)', group: 10, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false },
  { name: 'hold_config.update', en: 'Hold queues: edit', ru: 'Изменение очередей холда', group: 10, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false, about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  { name: 'image.delete', en: 'Images: delete', ru: 'Удаление изображений', group: 2, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'Permanently delete records.', ru: 'Удалять записи навсегда.' } },
  { name: 'image.read', en: 'Images: view', ru: 'Просмотр изображений', group: 2, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  { name: 'integration.change_status', en: 'Integrations: change the status', ru: 'Смена статуса интеграций', group: 3, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false, about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  { name: 'integration.create', en: 'Integrations: create', ru: 'Создание интеграций', group: 3, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false, about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  { name: 'integration.pause', en: 'Integrations: resume sending', ru: 'Возобновление отправки (интеграций)', group: 3, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false },
  { name: 'integration.read', en: 'Integrations: view', ru: 'Просмотр интеграций', group: 3, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  { name: 'integration.synchronization', en: 'Integrations: turn synchronisation on or off', ru: 'Включение и выключение синхронизации (интеграций)', group: 3, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false },
  { name: 'integration.update', en: 'Integrations: edit', ru: 'Изменение интеграций', group: 3, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false, about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  { name: 'integration_template.change_status', en: 'Integration templates: change the status', ru: 'Смена статуса шаблонов интеграции', group: 3, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false, about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  { name: 'integration_template.create', en: 'Integration templates: create', ru: 'Создание шаблонов интеграции', group: 3, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false, about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  { name: 'integration_template.read', en: 'Integration templates: view', ru: 'Просмотр шаблонов интеграции', group: 3, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  { name: 'integration_template.update', en: 'Integration templates: edit', ru: 'Изменение шаблонов интеграции', group: 3, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false, about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  { name: 'invoice.advertiser.change_status', en: 'Advertisers’ invoices: change the status', ru: 'Смена статуса счетов рекламодателей', group: 7, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false, about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  { name: 'invoice.advertiser.create', en: 'Advertisers’ invoices: create', ru: 'Создание счетов рекламодателей', group: 7, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false, about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  { name: 'invoice.advertiser.read', en: 'Advertisers’ invoices: view', ru: 'Просмотр счетов рекламодателей', group: 7, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  { name: 'invoice.advertiser.update', en: 'Advertisers’ invoices: edit', ru: 'Изменение счетов рекламодателей', group: 7, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false, about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  { name: 'invoice.affiliate.change_status', en: 'Affiliates’ invoices: change the status', ru: 'Смена статуса счетов партнёров', group: 7, roleTypes: ['admin', 'manager'], hidden: false, about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  { name: 'invoice.affiliate.create', en: 'Affiliates’ invoices: create', ru: 'Создание счетов партнёров', group: 7, roleTypes: ['admin', 'manager'], hidden: false, about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  { name: 'invoice.affiliate.read', en: 'Affiliates’ invoices: view', ru: 'Просмотр счетов партнёров', group: 7, roleTypes: ['admin', 'manager', 'affiliate'], hidden: false, about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  { name: 'invoice.affiliate.update', en: 'Affiliates’ invoices: edit', ru: 'Изменение счетов партнёров', group: 7, roleTypes: ['admin', 'manager'], hidden: false, about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  { name: 'invoice_schedule.change_status', en: 'Invoice schedules: change the status', ru: 'Смена статуса графиков счетов', group: 7, roleTypes: ['admin', 'manager'], hidden: false, about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  { name: 'invoice_schedule.create', en: 'Invoice schedules: create', ru: 'Создание графиков счетов', group: 7, roleTypes: ['admin', 'manager'], hidden: false, about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  { name: 'invoice_schedule.read', en: 'Invoice schedules: view', ru: 'Просмотр графиков счетов', group: 7, roleTypes: ['admin', 'manager'], hidden: false, about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  { name: 'invoice_schedule.update', en: 'Invoice schedules: edit', ru: 'Изменение графиков счетов', group: 7, roleTypes: ['admin', 'manager'], hidden: false, about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  { name: 'lander_api_item.change_status', en: 'API landing pages: change the status', ru: 'Смена статуса лендингов для API', group: 5, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false, about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  { name: 'lander_api_item.create', en: 'API landing pages: create', ru: 'Создание лендингов для API', group: 5, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false, about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  { name: 'lander_api_item.read', en: 'API landing pages: view', ru: 'Просмотр лендингов для API', group: 5, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate'], hidden: false, about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  { name: 'lander_api_item.update', en: 'API landing pages: edit', ru: 'Изменение лендингов для API', group: 5, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false, about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  { name: 'landing.change_status', en: 'Landing pages: change the status', ru: 'Смена статуса лендингов', group: 5, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false, about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  { name: 'landing.create', en: 'Landing pages: create', ru: 'Создание лендингов', group: 5, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false, about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  { name: 'landing.read', en: 'Landing pages: view', ru: 'Просмотр лендингов', group: 5, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate'], hidden: false, about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  { name: 'landing.update', en: 'Landing pages: edit', ru: 'Изменение лендингов', group: 5, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false, about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  { name: 'lead.contacts.read', en: 'Leads: see contact data', ru: 'Лиды: видеть контактные данные', group: 6, roleTypes: ['admin', 'manager', 'affiliate'], hidden: false, about: { en: 'See and export full names, phones and emails of leads; every view is recorded. Affiliates: only until an advertiser accepts the lead.', ru: 'Видеть и выгружать имена, телефоны и почту лидов полностью; каждый раз записывается. Партнёры — только пока лид не принял рекламодатель.' } },
  { name: 'lead.create', en: 'Leads: add', ru: 'Добавление лидов', group: 6, roleTypes: ['admin', 'manager'], hidden: false, about: { en: 'Enter a lead manually, as traffic of a campaign.', ru: 'Вводить лид вручную как трафик кампании.' } },
  { name: 'lead.grade', en: 'Leads: change grade', ru: 'Изменение оценки лидов', group: 6, roleTypes: ['admin', 'manager'], hidden: false },
  { name: 'lead.import', en: 'Leads: import', ru: 'Импорт лидов', group: 6, roleTypes: ['admin', 'manager'], hidden: false, about: { en: 'Import leads from a file, as cold traffic of a campaign.', ru: 'Загружать лиды из файла как холодный трафик кампании.' } },
  { name: 'lead.read', en: 'Leads: view', ru: 'Просмотр лидов', group: 6, roleTypes: ['admin', 'manager', 'affiliate'], hidden: false, about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  { name: 'lead.resend', en: 'Leads: resend', ru: 'Переотправка лидов', group: 6, roleTypes: ['admin', 'manager'], hidden: false },
  { name: 'lead.trash', en: 'Leads: move to trash', ru: 'Отправка лидов в треш', group: 6, roleTypes: ['admin', 'manager'], hidden: false },
  { name: 'lead.update', en: 'Leads: correct data', ru: 'Исправление данных лидов', group: 6, roleTypes: ['admin', 'manager'], hidden: false },
  { name: 'lead_attempt.read', en: 'Attempts: view', ru: 'Просмотр попыток', group: 10, roleTypes: ['admin', 'manager'], hidden: false, about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  { name: 'log.postback.advertiser.read', en: 'Advertisers’ postbacks: view', ru: 'Просмотр постбэков рекламодателей', group: 6, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate'], hidden: false, about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  { name: 'log.postback.advertiser.replay', en: 'Advertisers’ postbacks: replay', ru: 'Постбэки рекламодателей: повтор', group: 6, roleTypes: ['admin', 'manager'], hidden: true, about: { en: 'See what a postback from the log would do now, and replay it.', ru: 'Узнавать, что постбэк из лога сделал бы сейчас, и выполнять его ещё раз.' } },
  { name: 'log.postback.affiliate.read', en: 'Sent postbacks: view', ru: 'Просмотр отправленных постбэков', group: 6, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate'], hidden: false, about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  { name: 'log.synchronization.read', en: 'Customer data imports: view', ru: 'Просмотр импортов данных клиентов', group: 6, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate'], hidden: false, about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  { name: 'login_record.read', en: 'Sign-ins: view', ru: 'Просмотр входов', group: 8, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate'], hidden: false, about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  { name: 'metrics.change_status', en: 'Metrics: change the status', ru: 'Смена статуса метрик', group: 10, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  { name: 'metrics.create', en: 'Metrics: create', ru: 'Создание метрик', group: 10, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  { name: 'metrics.read', en: 'Metrics: view', ru: 'Просмотр метрик', group: 10, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  { name: 'metrics.update', en: 'Metrics: edit', ru: 'Изменение метрик', group: 10, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  { name: 'note.create', en: 'Notes: create', ru: 'Создание заметок', group: 11, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  { name: 'note.update', en: 'Notes: edit others’', ru: 'Изменение чужих заметок', group: 11, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'Edit and remove notes by colleagues. Everyone can change their own.', ru: 'Менять и удалять заметки коллег. Свои может менять каждый.' } },
  { name: 'notification.change_status', en: 'Notifications: change the status', ru: 'Смена статуса уведомлений', group: 10, roleTypes: ['admin', 'manager'], hidden: false, about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  { name: 'notification.create', en: 'Notifications: create', ru: 'Создание уведомлений', group: 10, roleTypes: ['admin', 'manager'], hidden: false, about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  { name: 'notification.delete', en: 'Notifications: delete', ru: 'Удаление уведомлений', group: 10, roleTypes: ['admin', 'manager'], hidden: false, about: { en: 'Permanently delete records.', ru: 'Удалять записи навсегда.' } },
  { name: 'notification.read', en: 'Notifications: view', ru: 'Просмотр уведомлений', group: 10, roleTypes: ['admin', 'manager'], hidden: false, about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  { name: 'notification.update', en: 'Notifications: edit', ru: 'Изменение уведомлений', group: 10, roleTypes: ['admin', 'manager'], hidden: false, about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  { name: 'offer.change_status', en: 'Offers: change the status', ru: 'Смена статуса офферов', group: 5, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false, about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  { name: 'offer.create', en: 'Offers: create', ru: 'Создание офферов', group: 5, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false, about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  { name: 'offer.read', en: 'Offers: view', ru: 'Просмотр офферов', group: 5, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate'], hidden: false, about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  { name: 'offer.update', en: 'Offers: edit', ru: 'Изменение офферов', group: 5, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false, about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  { name: 'payment_method.change_status', en: 'Payment methods: change the status', ru: 'Смена статуса способов выплаты', group: 2, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  { name: 'payment_method.create', en: 'Payment methods: create', ru: 'Создание способов выплаты', group: 2, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  { name: 'payment_method.read', en: 'Payment methods: view', ru: 'Просмотр способов выплаты', group: 2, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate'], hidden: false, about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  { name: 'payment_method.update', en: 'Payment methods: edit', ru: 'Изменение способов выплаты', group: 2, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  { name: 'payment_model.change_status', en: 'Payment models: change the status', ru: 'Смена статуса моделей оплаты', group: 2, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  { name: 'payment_model.create', en: 'Payment models: create', ru: 'Создание моделей оплаты', group: 2, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  { name: 'payment_model.read', en: 'Payment models: view', ru: 'Просмотр моделей оплаты', group: 2, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate'], hidden: false, about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  { name: 'payment_model.update', en: 'Payment models: edit', ru: 'Изменение моделей оплаты', group: 2, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  { name: 'payment_rule.change_status', en: 'Payment rules: change the status', ru: 'Смена статуса правил оплаты', group: 5, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false, about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  { name: 'payment_rule.create', en: 'Payment rules: create', ru: 'Создание правил оплаты', group: 5, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false, about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  { name: 'payment_rule.read', en: 'Payment rules: view', ru: 'Просмотр правил оплаты', group: 5, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate'], hidden: false, about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  { name: 'payment_rule.update', en: 'Payment rules: edit', ru: 'Изменение правил оплаты', group: 5, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false, about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  { name: 'people.forget', en: 'People: erase stored data', ru: 'Люди: забыть человека', group: 6, roleTypes: ['admin'], hidden: false, about: { en: 'Permanently erase everything stored about a person, found by phone or email.', ru: 'Навсегда стереть всё, что хранится о человеке, по телефону или почте.' } },
  { name: 'people.report', en: 'People: download stored data', ru: 'Люди: выдать, что о человеке хранится', group: 6, roleTypes: ['admin'], hidden: false, about: { en: 'Download everything stored about a person, found by phone or email.', ru: 'Выгрузить файлом всё, что хранится о человеке, по телефону или почте.' } },
  { name: 'platform.change_status', en: 'Platforms: change the status', ru: 'Смена статуса платформ', group: 3, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false, about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  { name: 'platform.create', en: 'Platforms: create', ru: 'Создание платформ', group: 3, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false, about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  { name: 'platform.read', en: 'Platforms: view', ru: 'Просмотр платформ', group: 3, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  { name: 'platform.update', en: 'Platforms: edit', ru: 'Изменение платформ', group: 3, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false, about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  { name: 'postback.change_status', en: 'Postbacks: change the status', ru: 'Смена статуса постбэков', group: 4, roleTypes: ['admin', 'manager', 'affiliate'], hidden: false, about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  { name: 'postback.create', en: 'Postbacks: create', ru: 'Создание постбэков', group: 4, roleTypes: ['admin', 'manager', 'affiliate'], hidden: false, about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  { name: 'postback.read', en: 'Postbacks: view', ru: 'Просмотр постбэков', group: 4, roleTypes: ['admin', 'manager', 'affiliate'], hidden: false, about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  { name: 'postback.update', en: 'Postbacks: edit', ru: 'Изменение постбэков', group: 4, roleTypes: ['admin', 'manager', 'affiliate'], hidden: false, about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  { name: 'preference.create', en: 'Preferences: create', ru: 'Создание настроек', group: 9, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate'], hidden: false, about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  { name: 'preference.delete', en: 'Preferences: delete', ru: 'Удаление настроек', group: 9, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate'], hidden: false, about: { en: 'Permanently delete records.', ru: 'Удалять записи навсегда.' } },
  { name: 'preference.read', en: 'Preferences: view', ru: 'Просмотр настроек', group: 9, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate'], hidden: false, about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  { name: 'preference.update', en: 'Preferences: edit', ru: 'Изменение настроек', group: 9, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate'], hidden: false, about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  { name: 'prepayment.change_status', en: 'Prepayments: change the status', ru: 'Смена статуса предоплат', group: 7, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false, about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  { name: 'prepayment.create', en: 'Prepayments: create', ru: 'Создание предоплат', group: 7, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false, about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  { name: 'prepayment.read', en: 'Prepayments: view', ru: 'Просмотр предоплат', group: 7, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  { name: 'prepayment.update', en: 'Prepayments: edit', ru: 'Изменение предоплат', group: 7, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false, about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  { name: 'preset.create', en: 'Saved views: create', ru: 'Создание сохранённых представлений', group: 9, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  { name: 'preset.delete', en: 'Saved views: delete', ru: 'Удаление сохранённых представлений', group: 9, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'Permanently delete records.', ru: 'Удалять записи навсегда.' } },
  { name: 'preset.read', en: 'Saved views: view', ru: 'Просмотр сохранённых представлений', group: 9, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  { name: 'preset.update', en: 'Saved views: edit', ru: 'Изменение сохранённых представлений', group: 9, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  { name: 'reconciliation.read', en: 'Reconciliations: view', ru: 'Просмотр сверок', group: 7, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  { name: 'reconciliation.update', en: 'Reconciliations: edit', ru: 'Изменение сверок', group: 7, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false, about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  { name: 'report.read', en: 'Insights: view', ru: 'Просмотр инсайтов', group: 6, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate'], hidden: false },
  { name: 'role.change_status', en: 'Roles: change the status', ru: 'Смена статуса ролей', group: 8, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  { name: 'role.create', en: 'Roles: create', ru: 'Создание ролей', group: 8, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  { name: 'role.read', en: 'Roles: view', ru: 'Просмотр ролей', group: 8, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  { name: 'role.update', en: 'Roles: edit', ru: 'Изменение ролей', group: 8, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  { name: 'scheduled_change.read', en: 'Scheduled changes: view', ru: 'Просмотр отложенных изменений', group: 11, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  { name: 'settings.general.update', en: 'General settings: edit', ru: 'Изменение общих настроек', group: 2, roleTypes: ['admin'], hidden: false, about: { en: 'View and change them.', ru: 'Смотреть и менять их.' } },
  { name: 'tag.change_status', en: 'Tags: change the status', ru: 'Смена статуса тегов', group: 2, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  { name: 'tag.create', en: 'Tags: create', ru: 'Создание тегов', group: 2, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  { name: 'tag.delete', en: 'Tags: delete', ru: 'Удаление тегов', group: 2, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'Permanently delete records.', ru: 'Удалять записи навсегда.' } },
  { name: 'tag.read', en: 'Tags: view', ru: 'Просмотр тегов', group: 2, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  { name: 'tag.update', en: 'Tags: edit', ru: 'Изменение тегов', group: 2, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  { name: 'targeting.change_status', en: 'Targetings: change the status', ru: 'Смена статуса таргетингов', group: 5, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false, about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  { name: 'targeting.create', en: 'Targetings: create', ru: 'Создание таргетингов', group: 5, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false, about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  { name: 'targeting.read', en: 'Targetings: view', ru: 'Просмотр таргетингов', group: 5, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  { name: 'targeting.update', en: 'Targetings: edit', ru: 'Изменение таргетингов', group: 5, roleTypes: ['admin', 'manager', 'advertiser_manager'], hidden: false, about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  { name: 'task.change_status', en: 'Tasks: change the status', ru: 'Смена статуса задач', group: 11, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  { name: 'task.create', en: 'Tasks: create', ru: 'Создание задач', group: 11, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  { name: 'task.read', en: 'Tasks: view', ru: 'Просмотр задач', group: 11, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  { name: 'task.update', en: 'Tasks: edit', ru: 'Изменение задач', group: 11, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  { name: 'team.change_status', en: 'Teams: change the status', ru: 'Смена статуса команд', group: 4, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  { name: 'team.create', en: 'Teams: create', ru: 'Создание команд', group: 4, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  { name: 'team.read', en: 'Teams: view', ru: 'Просмотр команд', group: 4, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate'], hidden: false, about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  { name: 'team.update', en: 'Teams: edit', ru: 'Изменение команд', group: 4, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  { name: 'traffic.simulate', en: 'Simulate clicks and leads', ru: 'Проверка распределения', group: 6, roleTypes: ['admin', 'manager'], hidden: false, about: { en: 'See who would get a click or lead, and why. Nothing is sent or counted.', ru: 'Узнавать, кому достанется клик или лид и почему. Ничего не отправляется и не считается.' } },
  { name: 'traffic_source.change_status', en: 'Traffic sources: change the status', ru: 'Смена статуса источников трафика', group: 2, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  { name: 'traffic_source.create', en: 'Traffic sources: create', ru: 'Создание источников трафика', group: 2, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  { name: 'traffic_source.read', en: 'Traffic sources: view', ru: 'Просмотр источников трафика', group: 2, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate'], hidden: false, about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  { name: 'traffic_source.update', en: 'Traffic sources: edit', ru: 'Изменение источников трафика', group: 2, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  { name: 'user.impersonate', en: 'Impersonate users', ru: 'Вход под другим пользователем', group: 8, roleTypes: ['admin'], hidden: false, about: { en: 'Impersonate anyone except administrators; the history records both names.', ru: 'Входить под любым пользователем, кроме администраторов; в истории записываются оба имени.' } },
  { name: 'vertical.change_status', en: 'Verticals: change the status', ru: 'Смена статуса вертикалей', group: 3, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  { name: 'vertical.create', en: 'Verticals: create', ru: 'Создание вертикалей', group: 3, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  { name: 'vertical.read', en: 'Verticals: view', ru: 'Просмотр вертикалей', group: 3, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate'], hidden: false, about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  { name: 'vertical.update', en: 'Verticals: edit', ru: 'Изменение вертикалей', group: 3, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member'], hidden: false, about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  { name: 'widget.create', en: 'Widgets: create', ru: 'Создание виджетов', group: 9, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate'], hidden: false, about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  { name: 'widget.delete', en: 'Widgets: delete', ru: 'Удаление виджетов', group: 9, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate'], hidden: false, about: { en: 'Permanently delete records.', ru: 'Удалять записи навсегда.' } },
  { name: 'widget.read', en: 'Widgets: view', ru: 'Просмотр виджетов', group: 9, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate'], hidden: false, about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  { name: 'widget.update', en: 'Widgets: edit', ru: 'Изменение виджетов', group: 9, roleTypes: ['admin', 'manager', 'advertiser_manager', 'advertiser_member', 'affiliate'], hidden: false, about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  { name: 'withdrawal_method.account.read', en: 'Withdrawal methods: see accounts', ru: 'Способы вывода: видеть реквизиты', group: 4, roleTypes: ['admin', 'manager'], hidden: false, about: { en: 'See affiliates’ full payment accounts; every view is recorded in the history.', ru: 'Видеть полностью, куда платить партнёру; в истории записывается, кто смотрел.' } },
  { name: 'withdrawal_method.change_status', en: 'Withdrawal methods: change the status', ru: 'Смена статуса способов вывода', group: 4, roleTypes: ['admin', 'manager', 'affiliate'], hidden: false, about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  { name: 'withdrawal_method.create', en: 'Withdrawal methods: create', ru: 'Создание способов вывода', group: 4, roleTypes: ['admin', 'manager', 'affiliate'], hidden: false, about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  { name: 'withdrawal_method.read', en: 'Withdrawal methods: view', ru: 'Просмотр способов вывода', group: 4, roleTypes: ['admin', 'manager', 'affiliate'], hidden: false, about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  { name: 'withdrawal_method.update', en: 'Withdrawal methods: edit', ru: 'Изменение способов вывода', group: 4, roleTypes: ['admin', 'manager', 'affiliate'], hidden: false, about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
];
