import type { PermissionMessages } from './en.ts';

export const permissionsRussian: PermissionMessages = {
  permissions: {
    count: '%{smart_count} право |||| %{smart_count} права |||| %{smart_count} прав',
    chosen: 'Выбрано %{chosen} из %{all}',
    unlisted: '(и ещё %{smart_count} скрытое) |||| (и ещё %{smart_count} скрытых) |||| (и ещё %{smart_count} скрытых)',
    ofGroup: '%{chosen} из %{all}',
    allOf: 'Всё из группы «%{group}»',
    search: 'Поиск прав',
    showHidden: 'Показать скрытые',
    hidden: 'скрыто',
    noMatch: 'По этому запросу прав не найдено.',
    matrix: 'Права по записям и действиям',
    records: 'Записи',
    actions: {
      page: 'Страница',
      read: 'Просмотр',
      create: 'Создание',
      update: 'Изменение',
      change_status: 'Статус',
      delete: 'Удаление',
    },
    compareWith: 'Сравнить с…',
    compareWithNone: 'Не сравнивать',
    differences: 'Больше на %{added}, меньше на %{removed}, чем в роли «%{role}»',
    onlyDifferent: 'Только различия',
    needs:
      'Это право почти бесполезно без других: |||| Эти права почти бесполезны без других: |||| Эти права почти бесполезны без других:',
    needsThese: '%{permission}: нужны %{list}',
    needsMore: 'и ещё %{count}',
    addNeeded: 'Добавить |||| Добавить все %{smart_count} |||| Добавить все %{smart_count}',
    chooseFirst: 'Какие права можно выбрать, зависит от типа роли. Сначала выберите его.',
    same: 'Ничего не меняется.',
    added: 'Добавится %{smart_count} право |||| Добавятся %{smart_count} права |||| Добавится %{smart_count} прав',
    removed: 'Уйдёт %{smart_count} право |||| Уйдут %{smart_count} права |||| Уйдёт %{smart_count} прав',
    differs: {
      added: 'нет в роли',
      removed: 'есть в роли',
    },
  },
};
