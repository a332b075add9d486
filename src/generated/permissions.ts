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

/** Groups of permissions, in the order in which they are shown. */
export const permissionGroups: readonly (Words & { id: number })[] = [
  { id: 1, en: 'Pages', ru: 'Страницы' },
  { id: 2, en: 'Settings', ru: 'Настройки' },
  { id: 3, en: 'Advertisers', ru: 'Рекламодатели' },
  { id: 4, en: 'Affiliates', ru: 'Партнёры' },
  { id: 5, en: 'Offers and campaigns', ru: 'Офферы и кампании' },
  { id: 6, en: 'Traffic data', ru: 'Данные трафика' },
  { id: 7, en: 'Billing', ru: 'Биллинг' },
  { id: 8, en: 'Employees and roles', ru: 'Сотрудники и роли' },
  { id: 11, en: 'Working together', ru: 'Совместная работа' },
  { id: 9, en: 'Interface', ru: 'Интерфейс' },
  { id: 10, en: 'Other', ru: 'Прочее' },
];

/** What permissions are called, and what their holder can do, by their names in code. */
export const permissionWords: Readonly<Record<string, Words & { about?: Words }>> = {
  'advertiser.change_status': { en: 'Advertisers: change the status', ru: 'Смена статуса рекламодателей', about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  'advertiser.create': { en: 'Advertisers: create', ru: 'Создание рекламодателей', about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  'advertiser.read': { en: 'Advertisers: view', ru: 'Просмотр рекламодателей', about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  'advertiser.update': { en: 'Advertisers: edit', ru: 'Изменение рекламодателей', about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  'affiliate.change_status': { en: 'Affiliates: change the status', ru: 'Смена статуса партнёров', about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  'affiliate.create': { en: 'Affiliates: create', ru: 'Создание партнёров', about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  'affiliate.read': { en: 'Affiliates: view', ru: 'Просмотр партнёров', about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  'affiliate.reset_two_factor': { en: 'Affiliates: turn off two-factor authentication', ru: 'Отключить двухфакторную аутентификацию (партнёров)' },
  'affiliate.update': { en: 'Affiliates: edit', ru: 'Изменение партнёров', about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  'api_token.create': { en: 'API tokens: create', ru: 'Создание токенов API', about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  'api_token.delete': { en: 'API tokens: delete', ru: 'Удаление токенов API', about: { en: 'Permanently delete records.', ru: 'Удалять записи навсегда.' } },
  'api_token.read': { en: 'API tokens: view', ru: 'Просмотр токенов API', about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  'background_work.read': { en: 'Background work: view', ru: 'Фоновая работа: просмотр', about: { en: 'See pending and failed background work, and sent emails.', ru: 'Видеть, что ждёт и не удаётся в фоне и кому отправлены письма.' } },
  'background_work.retry': { en: 'Background work: retry', ru: 'Фоновая работа: повтор', about: { en: 'Retry emails, postbacks and synchronisations immediately.', ru: 'Сразу повторять отправку писем, постбэков и синхронизации.' } },
  'background_work.stop': { en: 'Queues: stop and start', ru: 'Очереди: остановка и запуск', about: { en: 'Stop and restart sending of emails, postbacks, notifications and held leads, and synchronisation.', ru: 'Останавливать и снова запускать отправку писем, постбэков, уведомлений и лидов на холде, а также синхронизацию.' } },
  'balance.advertiser.read': { en: 'Advertisers’ balances: view', ru: 'Просмотр балансов рекламодателей', about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  'balance.affiliate.read': { en: 'Affiliates’ balances: view', ru: 'Просмотр балансов партнёров', about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  'campaign.change_status': { en: 'Campaigns: change the status', ru: 'Смена статуса кампаний', about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  'campaign.create': { en: 'Campaigns: create', ru: 'Создание кампаний', about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  'campaign.read': { en: 'Campaigns: view', ru: 'Просмотр кампаний', about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  'campaign.update': { en: 'Campaigns: edit', ru: 'Изменение кампаний', about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  'cap.change_status': { en: 'Caps: change the status', ru: 'Смена статуса кап', about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  'cap.create': { en: 'Caps: create', ru: 'Создание кап', about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  'cap.drop_counter': { en: 'Caps: reset cap counters', ru: 'Сбросить счётчики кап (кап)' },
  'cap.read': { en: 'Caps: view', ru: 'Просмотр кап', about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  'cap.update': { en: 'Caps: edit', ru: 'Изменение кап', about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  'category.change_status': { en: 'Categories: change the status', ru: 'Смена статуса категорий', about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  'category.create': { en: 'Categories: create', ru: 'Создание категорий', about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  'category.read': { en: 'Categories: view', ru: 'Просмотр категорий', about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  'category.update': { en: 'Categories: edit', ru: 'Изменение категорий', about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  'click.read': { en: 'Clicks: view', ru: 'Просмотр кликов', about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  'click.update': { en: 'Clicks: correct validity', ru: 'Исправление валидности кликов' },
  'click_change.read': { en: 'Click changes: view', ru: 'Просмотр изменений клика', about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  'contact_view.read': { en: 'Contact views: view', ru: 'Просмотр просмотров контактов', about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  'conversion.approve': { en: 'Conversions: approve conversions', ru: 'Подтвердить конверсии (конверсий)' },
  'conversion.hide': { en: 'Conversions: hide conversions', ru: 'Скрыть конверсии (конверсий)' },
  'conversion.hold': { en: 'Conversions: defer conversions', ru: 'Отложить конверсии (конверсий)' },
  'conversion.read': { en: 'Conversions: view', ru: 'Просмотр конверсий', about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  'conversion.reject': { en: 'Conversions: reject conversions', ru: 'Отклонить конверсии (конверсий)' },
  'conversion.send_postback': { en: 'Conversions: send postbacks', ru: 'Отправка постбэков о конверсиях' },
  'conversion.unhide': { en: 'Conversions: show conversions again', ru: 'Снова показать конверсии (конверсий)' },
  'conversion.update': { en: 'Conversions: edit', ru: 'Изменение конверсий', about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  'creative.change_status': { en: 'Creatives: change the status', ru: 'Смена статуса креативов', about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  'creative.create': { en: 'Creatives: create', ru: 'Создание креативов', about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  'creative.read': { en: 'Creatives: view', ru: 'Просмотр креативов', about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  'creative.update': { en: 'Creatives: edit', ru: 'Изменение креативов', about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  'currency.change_status': { en: 'Currencies: change the status', ru: 'Смена статуса валют', about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  'currency.create': { en: 'Currencies: create', ru: 'Создание валют', about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  'currency.read': { en: 'Currencies: view', ru: 'Просмотр валют', about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  'currency.update': { en: 'Currencies: edit', ru: 'Изменение валют', about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  'customer.import': { en: 'Customers: import', ru: 'Импорт клиентов', about: { en: 'Import an advertiser’s customer data from a file.', ru: 'Загружать из файла данные рекламодателя о клиентах.' } },
  'customer.read': { en: 'Customers: view', ru: 'Просмотр клиентов', about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  'customer_sync.change_status': { en: 'Customer syncs: change the status', ru: 'Смена статуса синхронизаций клиентов', about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  'customer_sync.create': { en: 'Customer syncs: create', ru: 'Создание синхронизаций клиентов', about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  'customer_sync.read': { en: 'Customer syncs: view', ru: 'Просмотр синхронизаций клиентов', about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  'customer_sync.run': { en: 'Customer syncs: run now', ru: 'Запуск сейчас (синхронизаций клиентов)' },
  'customer_sync.update': { en: 'Customer syncs: edit', ru: 'Изменение синхронизаций клиентов', about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  'dashboard.create': { en: 'Dashboards: create', ru: 'Создание дашбордов', about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  'dashboard.delete': { en: 'Dashboards: delete', ru: 'Удаление дашбордов', about: { en: 'Permanently delete records.', ru: 'Удалять записи навсегда.' } },
  'dashboard.read': { en: 'Dashboards: view', ru: 'Просмотр дашбордов', about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  'dashboard.update': { en: 'Dashboards: edit', ru: 'Изменение дашбордов', about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  'domain.create': { en: 'Domains: create', ru: 'Создание доменов', about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  'domain.delete': { en: 'Domains: delete', ru: 'Удаление доменов', about: { en: 'Permanently delete records.', ru: 'Удалять записи навсегда.' } },
  'domain.read': { en: 'Domains: view', ru: 'Просмотр доменов', about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  'domain.update': { en: 'Domains: edit', ru: 'Изменение доменов', about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  'domain.verify': { en: 'Domains: verify domains', ru: 'Проверка доменов (доменов)' },
  'employee.change_status': { en: 'Employees: change the status', ru: 'Смена статуса сотрудников', about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  'employee.create': { en: 'Employees: create', ru: 'Создание сотрудников', about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  'employee.read': { en: 'Employees: view', ru: 'Просмотр сотрудников', about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  'employee.reset_two_factor': { en: 'Employees: turn off two-factor authentication', ru: 'Отключить двухфакторную аутентификацию (сотрудников)' },
  'employee.update': { en: 'Employees: edit', ru: 'Изменение сотрудников', about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  'erasure.read': { en: 'Erasures: view', ru: 'Просмотр стираний данных', about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  'finance.read': { en: 'Finance: view', ru: 'Просмотр финансов', about: { en: 'See revenue, payout, profit and payments of the network by month, and what is due.', ru: 'Видеть доход, выплаты, прибыль и платежи сети по месяцам и сроки оплаты.' } },
  'front.affiliates.teams.read': { en: 'Page: teams', ru: 'Страница: команды', about: { en: 'See the menu item and open its pages.', ru: 'Видеть пункт меню и открывать его страницы.' } },
  'front.dashboard.read': { en: 'Page: dashboard', ru: 'Страница: дашборд', about: { en: 'See the menu item and open its pages.', ru: 'Видеть пункт меню и открывать его страницы.' } },
  'front.menu.advertisers.read': { en: 'Page: advertisers', ru: 'Страница: рекламодатели', about: { en: 'See the menu item and open its pages.', ru: 'Видеть пункт меню и открывать его страницы.' } },
  'front.menu.affiliates.read': { en: 'Page: affiliates', ru: 'Страница: партнёры', about: { en: 'See the menu item and open its pages.', ru: 'Видеть пункт меню и открывать его страницы.' } },
  'front.menu.campaigns.read': { en: 'Page: campaigns', ru: 'Страница: кампании', about: { en: 'See the menu item and open its pages.', ru: 'Видеть пункт меню и открывать его страницы.' } },
  'front.menu.clicks.read': { en: 'Page: clicks', ru: 'Страница: клики', about: { en: 'See the menu item and open its pages.', ru: 'Видеть пункт меню и открывать его страницы.' } },
  'front.menu.conversions.read': { en: 'Page: conversions', ru: 'Страница: конверсии', about: { en: 'See the menu item and open its pages.', ru: 'Видеть пункт меню и открывать его страницы.' } },
  'front.menu.customers.read': { en: 'Page: customers', ru: 'Страница: клиенты', about: { en: 'See the menu item and open its pages.', ru: 'Видеть пункт меню и открывать его страницы.' } },
  'front.menu.employees.read': { en: 'Page: employees', ru: 'Страница: сотрудники', about: { en: 'See the menu item and open its pages.', ru: 'Видеть пункт меню и открывать его страницы.' } },
  'front.menu.landers_api.read': { en: 'Page: landing pages', ru: 'Страница: лендинги', about: { en: 'See the menu item and open its pages.', ru: 'Видеть пункт меню и открывать его страницы.' } },
  'front.menu.leads.read': { en: 'Page: leads', ru: 'Страница: лиды', about: { en: 'See the menu item and open its pages.', ru: 'Видеть пункт меню и открывать его страницы.' } },
  'front.menu.offers.read': { en: 'Page: offers', ru: 'Страница: офферы', about: { en: 'See the menu item and open its pages.', ru: 'Видеть пункт меню и открывать его страницы.' } },
  'front.menu.postback_log.read': { en: 'Page: postback log', ru: 'Страница: лог постбэков', about: { en: 'See the menu item and open its pages.', ru: 'Видеть пункт меню и открывать его страницы.' } },
  'front.menu.postbacks.read': { en: 'Page: postbacks', ru: 'Страница: постбэки', about: { en: 'See the menu item and open its pages.', ru: 'Видеть пункт меню и открывать его страницы.' } },
  'front.menu.statistics.read': { en: 'Page: statistics', ru: 'Страница: статистика', about: { en: 'See the menu item and open its pages.', ru: 'Видеть пункт меню и открывать его страницы.' } },
  'front.menu.tasks.read': { en: 'Page: tasks', ru: 'Страница: задачи', about: { en: 'See the menu item and open its pages.', ru: 'Видеть пункт меню и открывать его страницы.' } },
  'front.reports.downloads.read': { en: 'Page: downloads', ru: 'Страница: загрузки', about: { en: 'See the menu item and open its pages.', ru: 'Видеть пункт меню и открывать его страницы.' } },
  'front.settings.domain_parking.read': { en: 'Page: domain parking', ru: 'Страница: парковка доменов', about: { en: 'See the menu item and open its pages.', ru: 'Видеть пункт меню и открывать его страницы.' } },
  'front.settings.geo.read': { en: 'Page: geos', ru: 'Страница: гео', about: { en: 'See the menu item and open its pages.', ru: 'Видеть пункт меню и открывать его страницы.' } },
  'front.settings.global_postback.read': { en: 'Page: global postback', ru: 'Страница: глобальный постбэк', about: { en: 'See the menu item and open its pages.', ru: 'Видеть пункт меню и открывать его страницы.' } },
  'front.settings.hold_queue.read': { en: 'Page: hold queue', ru: 'Страница: очередь холда', about: { en: 'See the menu item and open its pages.', ru: 'Видеть пункт меню и открывать его страницы.' } },
  'front.settings.integration_templates.read': { en: 'Page: integration templates', ru: 'Страница: шаблоны интеграций', about: { en: 'See the menu item and open its pages.', ru: 'Видеть пункт меню и открывать его страницы.' } },
  'front.settings.lists.read': { en: 'Page: lists', ru: 'Страница: списки', about: { en: 'See the menu item and open its pages.', ru: 'Видеть пункт меню и открывать его страницы.' } },
  'front.settings.platforms.read': { en: 'Page: platforms', ru: 'Страница: платформы', about: { en: 'See the menu item and open its pages.', ru: 'Видеть пункт меню и открывать его страницы.' } },
  'front.settings.tags.read': { en: 'Page: tags', ru: 'Страница: теги', about: { en: 'See the menu item and open its pages.', ru: 'Видеть пункт меню и открывать его страницы.' } },
  'geo.change_status': { en: 'Geos: change the status', ru: 'Смена статуса гео', about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  'geo.create': { en: 'Geos: create', ru: 'Создание гео', about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  'geo.read': { en: 'Geos: view', ru: 'Просмотр гео', about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  'geo.update': { en: 'Geos: edit', ru: 'Изменение гео', about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  'hold_config.change_status': { en: 'Hold queues: change the status', ru: 'Смена статуса очередей холда', about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  'hold_config.create': { en: 'Hold queues: create', ru: 'Создание очередей холда', about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  'hold_config.delete': { en: 'Hold queues: delete', ru: 'Удаление очередей холда', about: { en: 'Permanently delete records.', ru: 'Удалять записи навсегда.' } },
  'hold_config.read': { en: 'Hold queues: view', ru: 'Просмотр очередей холда', about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  'hold_config.release': { en: 'Hold queues: release held leads now', ru: 'Отправить отложенные лиды сейчас (очередей холда)' },
  'hold_config.update': { en: 'Hold queues: edit', ru: 'Изменение очередей холда', about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  'image.delete': { en: 'Images: delete', ru: 'Удаление изображений', about: { en: 'Permanently delete records.', ru: 'Удалять записи навсегда.' } },
  'image.read': { en: 'Images: view', ru: 'Просмотр изображений', about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  'integration.change_status': { en: 'Integrations: change the status', ru: 'Смена статуса интеграций', about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  'integration.create': { en: 'Integrations: create', ru: 'Создание интеграций', about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  'integration.pause': { en: 'Integrations: resume sending', ru: 'Возобновление отправки (интеграций)' },
  'integration.read': { en: 'Integrations: view', ru: 'Просмотр интеграций', about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  'integration.synchronization': { en: 'Integrations: turn synchronisation on or off', ru: 'Включение и выключение синхронизации (интеграций)' },
  'integration.update': { en: 'Integrations: edit', ru: 'Изменение интеграций', about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  'integration_template.change_status': { en: 'Integration templates: change the status', ru: 'Смена статуса шаблонов интеграции', about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  'integration_template.create': { en: 'Integration templates: create', ru: 'Создание шаблонов интеграции', about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  'integration_template.read': { en: 'Integration templates: view', ru: 'Просмотр шаблонов интеграции', about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  'integration_template.update': { en: 'Integration templates: edit', ru: 'Изменение шаблонов интеграции', about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  'invoice.advertiser.change_status': { en: 'Advertisers’ invoices: change the status', ru: 'Смена статуса счетов рекламодателей', about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  'invoice.advertiser.create': { en: 'Advertisers’ invoices: create', ru: 'Создание счетов рекламодателей', about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  'invoice.advertiser.read': { en: 'Advertisers’ invoices: view', ru: 'Просмотр счетов рекламодателей', about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  'invoice.advertiser.update': { en: 'Advertisers’ invoices: edit', ru: 'Изменение счетов рекламодателей', about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  'invoice.affiliate.change_status': { en: 'Affiliates’ invoices: change the status', ru: 'Смена статуса счетов партнёров', about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  'invoice.affiliate.create': { en: 'Affiliates’ invoices: create', ru: 'Создание счетов партнёров', about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  'invoice.affiliate.read': { en: 'Affiliates’ invoices: view', ru: 'Просмотр счетов партнёров', about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  'invoice.affiliate.update': { en: 'Affiliates’ invoices: edit', ru: 'Изменение счетов партнёров', about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  'invoice_schedule.change_status': { en: 'Invoice schedules: change the status', ru: 'Смена статуса графиков счетов', about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  'invoice_schedule.create': { en: 'Invoice schedules: create', ru: 'Создание графиков счетов', about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  'invoice_schedule.read': { en: 'Invoice schedules: view', ru: 'Просмотр графиков счетов', about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  'invoice_schedule.update': { en: 'Invoice schedules: edit', ru: 'Изменение графиков счетов', about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  'lander_api_item.change_status': { en: 'API landing pages: change the status', ru: 'Смена статуса лендингов для API', about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  'lander_api_item.create': { en: 'API landing pages: create', ru: 'Создание лендингов для API', about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  'lander_api_item.read': { en: 'API landing pages: view', ru: 'Просмотр лендингов для API', about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  'lander_api_item.update': { en: 'API landing pages: edit', ru: 'Изменение лендингов для API', about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  'landing.change_status': { en: 'Landing pages: change the status', ru: 'Смена статуса лендингов', about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  'landing.create': { en: 'Landing pages: create', ru: 'Создание лендингов', about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  'landing.read': { en: 'Landing pages: view', ru: 'Просмотр лендингов', about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  'landing.update': { en: 'Landing pages: edit', ru: 'Изменение лендингов', about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  'lead.contacts.read': { en: 'Leads: see contact data', ru: 'Лиды: видеть контактные данные', about: { en: 'See and export full names, phones and emails of leads; every view is recorded. Affiliates: only until an advertiser accepts the lead.', ru: 'Видеть и выгружать имена, телефоны и почту лидов полностью; каждый раз записывается. Партнёры — только пока лид не принял рекламодатель.' } },
  'lead.create': { en: 'Leads: add', ru: 'Добавление лидов', about: { en: 'Enter a lead manually, as traffic of a campaign.', ru: 'Вводить лид вручную как трафик кампании.' } },
  'lead.grade': { en: 'Leads: change grade', ru: 'Изменение оценки лидов' },
  'lead.import': { en: 'Leads: import', ru: 'Импорт лидов', about: { en: 'Import leads from a file, as cold traffic of a campaign.', ru: 'Загружать лиды из файла как холодный трафик кампании.' } },
  'lead.read': { en: 'Leads: view', ru: 'Просмотр лидов', about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  'lead.resend': { en: 'Leads: resend', ru: 'Переотправка лидов' },
  'lead.trash': { en: 'Leads: move to trash', ru: 'Отправка лидов в треш' },
  'lead.update': { en: 'Leads: correct data', ru: 'Исправление данных лидов' },
  'lead_attempt.read': { en: 'Attempts: view', ru: 'Просмотр попыток', about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  'log.postback.advertiser.read': { en: 'Advertisers’ postbacks: view', ru: 'Просмотр постбэков рекламодателей', about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  'log.postback.advertiser.replay': { en: 'Advertisers’ postbacks: replay', ru: 'Постбэки рекламодателей: повтор', about: { en: 'See what a postback from the log would do now, and replay it.', ru: 'Узнавать, что постбэк из лога сделал бы сейчас, и выполнять его ещё раз.' } },
  'log.postback.affiliate.read': { en: 'Sent postbacks: view', ru: 'Просмотр отправленных постбэков', about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  'log.synchronization.read': { en: 'Customer data imports: view', ru: 'Просмотр импортов данных клиентов', about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  'login_record.read': { en: 'Sign-ins: view', ru: 'Просмотр входов', about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  'metrics.change_status': { en: 'Metrics: change the status', ru: 'Смена статуса метрик', about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  'metrics.create': { en: 'Metrics: create', ru: 'Создание метрик', about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  'metrics.read': { en: 'Metrics: view', ru: 'Просмотр метрик', about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  'metrics.update': { en: 'Metrics: edit', ru: 'Изменение метрик', about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  'note.create': { en: 'Notes: create', ru: 'Создание заметок', about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  'note.update': { en: 'Notes: edit others’', ru: 'Изменение чужих заметок', about: { en: 'Edit and remove notes by colleagues. Everyone can change their own.', ru: 'Менять и удалять заметки коллег. Свои может менять каждый.' } },
  'notification.change_status': { en: 'Notifications: change the status', ru: 'Смена статуса уведомлений', about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  'notification.create': { en: 'Notifications: create', ru: 'Создание уведомлений', about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  'notification.delete': { en: 'Notifications: delete', ru: 'Удаление уведомлений', about: { en: 'Permanently delete records.', ru: 'Удалять записи навсегда.' } },
  'notification.read': { en: 'Notifications: view', ru: 'Просмотр уведомлений', about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  'notification.update': { en: 'Notifications: edit', ru: 'Изменение уведомлений', about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  'offer.change_status': { en: 'Offers: change the status', ru: 'Смена статуса офферов', about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  'offer.create': { en: 'Offers: create', ru: 'Создание офферов', about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  'offer.read': { en: 'Offers: view', ru: 'Просмотр офферов', about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  'offer.update': { en: 'Offers: edit', ru: 'Изменение офферов', about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  'payment_method.change_status': { en: 'Payment methods: change the status', ru: 'Смена статуса способов выплаты', about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  'payment_method.create': { en: 'Payment methods: create', ru: 'Создание способов выплаты', about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  'payment_method.read': { en: 'Payment methods: view', ru: 'Просмотр способов выплаты', about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  'payment_method.update': { en: 'Payment methods: edit', ru: 'Изменение способов выплаты', about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  'payment_model.change_status': { en: 'Payment models: change the status', ru: 'Смена статуса моделей оплаты', about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  'payment_model.create': { en: 'Payment models: create', ru: 'Создание моделей оплаты', about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  'payment_model.read': { en: 'Payment models: view', ru: 'Просмотр моделей оплаты', about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  'payment_model.update': { en: 'Payment models: edit', ru: 'Изменение моделей оплаты', about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  'payment_rule.change_status': { en: 'Payment rules: change the status', ru: 'Смена статуса правил оплаты', about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  'payment_rule.create': { en: 'Payment rules: create', ru: 'Создание правил оплаты', about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  'payment_rule.read': { en: 'Payment rules: view', ru: 'Просмотр правил оплаты', about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  'payment_rule.update': { en: 'Payment rules: edit', ru: 'Изменение правил оплаты', about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  'people.forget': { en: 'People: erase stored data', ru: 'Люди: забыть человека', about: { en: 'Permanently erase everything stored about a person, found by phone or email.', ru: 'Навсегда стереть всё, что хранится о человеке, по телефону или почте.' } },
  'people.report': { en: 'People: download stored data', ru: 'Люди: выдать, что о человеке хранится', about: { en: 'Download everything stored about a person, found by phone or email.', ru: 'Выгрузить файлом всё, что хранится о человеке, по телефону или почте.' } },
  'platform.change_status': { en: 'Platforms: change the status', ru: 'Смена статуса платформ', about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  'platform.create': { en: 'Platforms: create', ru: 'Создание платформ', about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  'platform.read': { en: 'Platforms: view', ru: 'Просмотр платформ', about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  'platform.update': { en: 'Platforms: edit', ru: 'Изменение платформ', about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  'postback.change_status': { en: 'Postbacks: change the status', ru: 'Смена статуса постбэков', about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  'postback.create': { en: 'Postbacks: create', ru: 'Создание постбэков', about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  'postback.read': { en: 'Postbacks: view', ru: 'Просмотр постбэков', about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  'postback.update': { en: 'Postbacks: edit', ru: 'Изменение постбэков', about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  'preference.create': { en: 'Preferences: create', ru: 'Создание настроек', about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  'preference.delete': { en: 'Preferences: delete', ru: 'Удаление настроек', about: { en: 'Permanently delete records.', ru: 'Удалять записи навсегда.' } },
  'preference.read': { en: 'Preferences: view', ru: 'Просмотр настроек', about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  'preference.update': { en: 'Preferences: edit', ru: 'Изменение настроек', about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  'prepayment.change_status': { en: 'Prepayments: change the status', ru: 'Смена статуса предоплат', about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  'prepayment.create': { en: 'Prepayments: create', ru: 'Создание предоплат', about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  'prepayment.read': { en: 'Prepayments: view', ru: 'Просмотр предоплат', about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  'prepayment.update': { en: 'Prepayments: edit', ru: 'Изменение предоплат', about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  'preset.create': { en: 'Saved views: create', ru: 'Создание сохранённых представлений', about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  'preset.delete': { en: 'Saved views: delete', ru: 'Удаление сохранённых представлений', about: { en: 'Permanently delete records.', ru: 'Удалять записи навсегда.' } },
  'preset.read': { en: 'Saved views: view', ru: 'Просмотр сохранённых представлений', about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  'preset.update': { en: 'Saved views: edit', ru: 'Изменение сохранённых представлений', about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  'reconciliation.read': { en: 'Reconciliations: view', ru: 'Просмотр сверок', about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  'reconciliation.update': { en: 'Reconciliations: edit', ru: 'Изменение сверок', about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  'report.read': { en: 'Insights: view', ru: 'Просмотр инсайтов' },
  'role.change_status': { en: 'Roles: change the status', ru: 'Смена статуса ролей', about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  'role.create': { en: 'Roles: create', ru: 'Создание ролей', about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  'role.read': { en: 'Roles: view', ru: 'Просмотр ролей', about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  'role.update': { en: 'Roles: edit', ru: 'Изменение ролей', about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  'scheduled_change.read': { en: 'Scheduled changes: view', ru: 'Просмотр отложенных изменений', about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  'settings.general.update': { en: 'General settings: edit', ru: 'Изменение общих настроек', about: { en: 'View and change them.', ru: 'Смотреть и менять их.' } },
  'tag.change_status': { en: 'Tags: change the status', ru: 'Смена статуса тегов', about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  'tag.create': { en: 'Tags: create', ru: 'Создание тегов', about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  'tag.delete': { en: 'Tags: delete', ru: 'Удаление тегов', about: { en: 'Permanently delete records.', ru: 'Удалять записи навсегда.' } },
  'tag.read': { en: 'Tags: view', ru: 'Просмотр тегов', about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  'tag.update': { en: 'Tags: edit', ru: 'Изменение тегов', about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  'targeting.change_status': { en: 'Targetings: change the status', ru: 'Смена статуса таргетингов', about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  'targeting.create': { en: 'Targetings: create', ru: 'Создание таргетингов', about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  'targeting.read': { en: 'Targetings: view', ru: 'Просмотр таргетингов', about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  'targeting.update': { en: 'Targetings: edit', ru: 'Изменение таргетингов', about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  'task.change_status': { en: 'Tasks: change the status', ru: 'Смена статуса задач', about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  'task.create': { en: 'Tasks: create', ru: 'Создание задач', about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  'task.read': { en: 'Tasks: view', ru: 'Просмотр задач', about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  'task.update': { en: 'Tasks: edit', ru: 'Изменение задач', about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  'team.change_status': { en: 'Teams: change the status', ru: 'Смена статуса команд', about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  'team.create': { en: 'Teams: create', ru: 'Создание команд', about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  'team.read': { en: 'Teams: view', ru: 'Просмотр команд', about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  'team.update': { en: 'Teams: edit', ru: 'Изменение команд', about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  'traffic.simulate': { en: 'Simulate clicks and leads', ru: 'Проверка распределения', about: { en: 'See who would get a click or lead, and why. Nothing is sent or counted.', ru: 'Узнавать, кому достанется клик или лид и почему. Ничего не отправляется и не считается.' } },
  'traffic_source.change_status': { en: 'Traffic sources: change the status', ru: 'Смена статуса источников трафика', about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  'traffic_source.create': { en: 'Traffic sources: create', ru: 'Создание источников трафика', about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  'traffic_source.read': { en: 'Traffic sources: view', ru: 'Просмотр источников трафика', about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  'traffic_source.update': { en: 'Traffic sources: edit', ru: 'Изменение источников трафика', about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  'user.impersonate': { en: 'Impersonate users', ru: 'Вход под другим пользователем', about: { en: 'Impersonate anyone except administrators; the history records both names.', ru: 'Входить под любым пользователем, кроме администраторов; в истории записываются оба имени.' } },
  'vertical.change_status': { en: 'Verticals: change the status', ru: 'Смена статуса вертикалей', about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  'vertical.create': { en: 'Verticals: create', ru: 'Создание вертикалей', about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  'vertical.read': { en: 'Verticals: view', ru: 'Просмотр вертикалей', about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  'vertical.update': { en: 'Verticals: edit', ru: 'Изменение вертикалей', about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  'widget.create': { en: 'Widgets: create', ru: 'Создание виджетов', about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  'widget.delete': { en: 'Widgets: delete', ru: 'Удаление виджетов', about: { en: 'Permanently delete records.', ru: 'Удалять записи навсегда.' } },
  'widget.read': { en: 'Widgets: view', ru: 'Просмотр виджетов', about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  'widget.update': { en: 'Widgets: edit', ru: 'Изменение виджетов', about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
  'withdrawal_method.account.read': { en: 'Withdrawal methods: see accounts', ru: 'Способы вывода: видеть реквизиты', about: { en: 'See affiliates’ full payment accounts; every view is recorded in the history.', ru: 'Видеть полностью, куда платить партнёру; в истории записывается, кто смотрел.' } },
  'withdrawal_method.change_status': { en: 'Withdrawal methods: change the status', ru: 'Смена статуса способов вывода', about: { en: 'Change the status of one or several records.', ru: 'Менять статус записей, одной или сразу нескольких.' } },
  'withdrawal_method.create': { en: 'Withdrawal methods: create', ru: 'Создание способов вывода', about: { en: 'Create records.', ru: 'Создавать новые записи.' } },
  'withdrawal_method.read': { en: 'Withdrawal methods: view', ru: 'Просмотр способов вывода', about: { en: 'View, search and export records.', ru: 'Открывать списки и записи, искать и выгружать их.' } },
  'withdrawal_method.update': { en: 'Withdrawal methods: edit', ru: 'Изменение способов вывода', about: { en: 'Edit records.', ru: 'Менять поля записей.' } },
};

/** What each permission needs to be of use, by their names. */
export const permissionNeeds: Readonly<Record<string, readonly string[]>> = {
  'advertiser.create': ['advertiser.read', 'front.menu.advertisers.read'],
  'advertiser.update': ['advertiser.read', 'front.menu.advertisers.read'],
  'advertiser.change_status': ['advertiser.read', 'front.menu.advertisers.read'],
  'front.menu.advertisers.read': ['advertiser.read'],
  'offer.create': ['front.menu.offers.read', 'offer.read'],
  'offer.update': ['front.menu.offers.read', 'offer.read'],
  'offer.change_status': ['front.menu.offers.read', 'offer.read'],
  'front.menu.offers.read': ['offer.read'],
  'invoice.advertiser.create': ['advertiser.read', 'currency.read', 'invoice.advertiser.read'],
  'invoice.advertiser.update': ['advertiser.read', 'currency.read', 'invoice.advertiser.read'],
  'invoice.advertiser.change_status': ['invoice.advertiser.read'],
  'invoice.affiliate.create': ['affiliate.read', 'currency.read', 'invoice.affiliate.read'],
  'invoice.affiliate.update': ['affiliate.read', 'currency.read', 'invoice.affiliate.read'],
  'invoice.affiliate.change_status': ['invoice.affiliate.read'],
  'api_token.create': ['api_token.read'],
  'api_token.delete': ['api_token.read'],
  'campaign.create': ['affiliate.read', 'campaign.read', 'front.menu.campaigns.read', 'offer.read'],
  'campaign.update': ['affiliate.read', 'campaign.read', 'front.menu.campaigns.read', 'offer.read'],
  'campaign.change_status': ['campaign.read', 'front.menu.campaigns.read'],
  'front.menu.campaigns.read': ['campaign.read'],
  'cap.create': ['cap.read', 'offer.read'],
  'cap.update': ['cap.read', 'offer.read'],
  'cap.change_status': ['cap.read'],
  'cap.drop_counter': ['cap.read'],
  'category.create': ['category.read', 'front.settings.lists.read'],
  'category.update': ['category.read', 'front.settings.lists.read'],
  'category.change_status': ['category.read', 'front.settings.lists.read'],
  'front.menu.clicks.read': ['click.read'],
  'conversion.update': ['conversion.read', 'front.menu.conversions.read'],
  'conversion.approve': ['conversion.read', 'front.menu.conversions.read'],
  'conversion.reject': ['conversion.read', 'front.menu.conversions.read'],
  'conversion.hold': ['conversion.read', 'front.menu.conversions.read'],
  'conversion.hide': ['conversion.read', 'front.menu.conversions.read'],
  'conversion.unhide': ['conversion.read', 'front.menu.conversions.read'],
  'front.menu.conversions.read': ['conversion.read'],
  'creative.create': ['creative.read', 'offer.read'],
  'creative.update': ['creative.read', 'offer.read'],
  'creative.change_status': ['creative.read'],
  'currency.create': ['currency.read', 'currency.update'],
  'currency.update': ['currency.read'],
  'currency.change_status': ['currency.read', 'currency.update'],
  'front.menu.customers.read': ['customer.read'],
  'customer_sync.create': ['customer_sync.read', 'integration.read'],
  'customer_sync.update': ['customer_sync.read', 'integration.read'],
  'customer_sync.change_status': ['customer_sync.read'],
  'customer_sync.run': ['customer_sync.read'],
  'dashboard.create': ['dashboard.read'],
  'dashboard.update': ['dashboard.read'],
  'dashboard.delete': ['dashboard.read'],
  'domain.create': ['domain.read', 'front.settings.domain_parking.read'],
  'domain.update': ['domain.read', 'front.settings.domain_parking.read'],
  'domain.delete': ['domain.read', 'front.settings.domain_parking.read'],
  'domain.verify': ['domain.read', 'front.settings.domain_parking.read'],
  'front.settings.domain_parking.read': ['domain.read'],
  'geo.create': ['front.settings.geo.read', 'geo.read'],
  'geo.update': ['front.settings.geo.read', 'geo.read'],
  'geo.change_status': ['front.settings.geo.read', 'geo.read'],
  'front.settings.geo.read': ['geo.read'],
  'hold_config.create': ['front.settings.hold_queue.read', 'geo.read', 'hold_config.read'],
  'hold_config.update': ['front.settings.hold_queue.read', 'geo.read', 'hold_config.read'],
  'hold_config.change_status': ['front.settings.hold_queue.read', 'hold_config.read'],
  'hold_config.delete': ['front.settings.hold_queue.read', 'hold_config.read'],
  'hold_config.release': ['front.settings.hold_queue.read', 'hold_config.read'],
  'front.settings.hold_queue.read': ['hold_config.read'],
  'image.delete': ['image.read'],
  'integration.create': ['advertiser.read', 'integration.read', 'integration_template.read'],
  'integration.update': ['advertiser.read', 'integration.read', 'integration_template.read'],
  'integration.change_status': ['integration.read'],
  'integration.pause': ['integration.read'],
  'integration.synchronization': ['integration.read'],
  'integration_template.create': ['front.settings.integration_templates.read', 'integration_template.read', 'platform.read', 'vertical.read'],
  'integration_template.update': ['front.settings.integration_templates.read', 'integration_template.read', 'platform.read', 'vertical.read'],
  'integration_template.change_status': ['front.settings.integration_templates.read', 'integration_template.read'],
  'front.settings.integration_templates.read': ['integration_template.read'],
  'invoice_schedule.create': ['invoice_schedule.read'],
  'invoice_schedule.update': ['invoice_schedule.read'],
  'invoice_schedule.change_status': ['invoice_schedule.read'],
  'lander_api_item.create': ['front.menu.landers_api.read', 'lander_api_item.read'],
  'lander_api_item.update': ['front.menu.landers_api.read', 'lander_api_item.read'],
  'lander_api_item.change_status': ['front.menu.landers_api.read', 'lander_api_item.read'],
  'front.menu.landers_api.read': ['lander_api_item.read', 'landing.read'],
  'landing.create': ['front.menu.landers_api.read', 'landing.read', 'offer.read'],
  'landing.update': ['front.menu.landers_api.read', 'landing.read', 'offer.read'],
  'landing.change_status': ['front.menu.landers_api.read', 'landing.read'],
  'front.menu.leads.read': ['lead.read'],
  'metrics.create': ['metrics.read'],
  'metrics.update': ['metrics.read'],
  'metrics.change_status': ['metrics.read'],
  'notification.create': ['notification.read'],
  'notification.update': ['notification.read'],
  'notification.change_status': ['notification.read'],
  'notification.delete': ['notification.read'],
  'payment_method.create': ['payment_method.read', 'payment_method.update'],
  'payment_method.update': ['payment_method.read'],
  'payment_method.change_status': ['payment_method.read', 'payment_method.update'],
  'payment_model.create': ['payment_model.read', 'payment_model.update'],
  'payment_model.update': ['payment_model.read'],
  'payment_model.change_status': ['payment_model.read', 'payment_model.update'],
  'payment_rule.create': ['offer.read', 'payment_model.read', 'payment_rule.read'],
  'payment_rule.update': ['offer.read', 'payment_model.read', 'payment_rule.read'],
  'payment_rule.change_status': ['payment_rule.read'],
  'platform.create': ['front.settings.platforms.read', 'platform.read'],
  'platform.update': ['front.settings.platforms.read', 'platform.read'],
  'platform.change_status': ['front.settings.platforms.read', 'platform.read'],
  'front.settings.platforms.read': ['platform.read'],
  'postback.create': ['affiliate.read', 'front.menu.postbacks.read', 'front.settings.global_postback.read', 'postback.read'],
  'postback.update': ['affiliate.read', 'front.menu.postbacks.read', 'front.settings.global_postback.read', 'postback.read'],
  'postback.change_status': ['front.menu.postbacks.read', 'front.settings.global_postback.read', 'postback.read'],
  'front.menu.postbacks.read': ['postback.read'],
  'front.settings.global_postback.read': ['postback.read'],
  'front.menu.postback_log.read': ['log.postback.advertiser.read', 'log.postback.affiliate.read', 'log.synchronization.read'],
  'preference.create': ['preference.read'],
  'preference.update': ['preference.read'],
  'preference.delete': ['preference.read'],
  'prepayment.create': ['advertiser.read', 'currency.read', 'prepayment.read'],
  'prepayment.update': ['advertiser.read', 'currency.read', 'prepayment.read'],
  'prepayment.change_status': ['prepayment.read'],
  'preset.create': ['preset.read'],
  'preset.update': ['preset.read'],
  'preset.delete': ['preset.read'],
  'reconciliation.update': ['reconciliation.read'],
  'role.create': ['role.read'],
  'role.update': ['role.read'],
  'role.change_status': ['role.read'],
  'tag.create': ['front.settings.lists.read', 'front.settings.tags.read', 'tag.read'],
  'tag.update': ['front.settings.lists.read', 'front.settings.tags.read', 'tag.read'],
  'tag.change_status': ['front.settings.lists.read', 'front.settings.tags.read', 'tag.read'],
  'tag.delete': ['front.settings.lists.read', 'front.settings.tags.read', 'tag.read'],
  'front.settings.tags.read': ['tag.read'],
  'targeting.create': ['offer.read', 'targeting.read'],
  'targeting.update': ['offer.read', 'targeting.read'],
  'targeting.change_status': ['targeting.read'],
  'task.create': ['front.menu.tasks.read', 'task.read'],
  'task.update': ['front.menu.tasks.read', 'task.read'],
  'task.change_status': ['front.menu.tasks.read', 'task.read'],
  'front.menu.tasks.read': ['task.read'],
  'team.create': ['front.affiliates.teams.read', 'team.read'],
  'team.update': ['front.affiliates.teams.read', 'team.read'],
  'team.change_status': ['front.affiliates.teams.read', 'team.read'],
  'front.affiliates.teams.read': ['team.read'],
  'traffic_source.create': ['front.settings.lists.read', 'traffic_source.read'],
  'traffic_source.update': ['front.settings.lists.read', 'traffic_source.read'],
  'traffic_source.change_status': ['front.settings.lists.read', 'traffic_source.read'],
  'affiliate.create': ['affiliate.read', 'front.menu.affiliates.read', 'role.read'],
  'affiliate.update': ['affiliate.read', 'front.menu.affiliates.read', 'role.read'],
  'affiliate.change_status': ['affiliate.read', 'front.menu.affiliates.read'],
  'affiliate.reset_two_factor': ['affiliate.read', 'front.menu.affiliates.read'],
  'front.menu.affiliates.read': ['affiliate.read'],
  'employee.create': ['employee.read', 'front.menu.employees.read', 'role.read'],
  'employee.update': ['employee.read', 'front.menu.employees.read', 'role.read'],
  'employee.change_status': ['employee.read', 'front.menu.employees.read'],
  'employee.reset_two_factor': ['employee.read', 'front.menu.employees.read'],
  'front.menu.employees.read': ['employee.read'],
  'vertical.create': ['vertical.read'],
  'vertical.update': ['vertical.read'],
  'vertical.change_status': ['vertical.read'],
  'widget.create': ['dashboard.read', 'widget.read'],
  'widget.update': ['dashboard.read', 'widget.read'],
  'widget.delete': ['widget.read'],
  'withdrawal_method.create': ['affiliate.read', 'payment_method.read', 'withdrawal_method.read'],
  'withdrawal_method.update': ['affiliate.read', 'payment_method.read', 'withdrawal_method.read'],
  'withdrawal_method.change_status': ['withdrawal_method.read'],
};
