import type { PermissionMessages } from './en.ts';

export const permissionsRussian: PermissionMessages = {
  permissions: {
    count: '%{smart_count} право |||| %{smart_count} права |||| %{smart_count} прав',
    chosen: 'Выбрано %{chosen} из %{all}',
    unlisted: '(и ещё %{smart_count} скрытое) |||| (и ещё %{smart_count} скрытых) |||| (и ещё %{smart_count} скрытых)',
    ofGroup: '%{chosen} из %{all}',
    allOf: 'Все в группе «%{group}»',
    search: 'Поиск прав',
    showHidden: 'Показать скрытые',
    hidden: 'скрыто',
    noMatch: 'Права не найдены.',
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
    needs: 'Это право зависит от других: |||| Эти права зависят от других: |||| Эти права зависят от других:',
    needsThese: '%{permission}: нужны %{list}',
    needsMore: 'и ещё %{count}',
    addNeeded: 'Добавить |||| Добавить все %{smart_count} |||| Добавить все %{smart_count}',
    chooseFirst: 'Сначала выберите тип роли: от него зависит, какие права доступны.',
    same: 'Без изменений.',
    added: 'Добавится %{smart_count} право |||| Добавятся %{smart_count} права |||| Добавится %{smart_count} прав',
    removed: 'Уберётся %{smart_count} право |||| Уберутся %{smart_count} права |||| Уберётся %{smart_count} прав',
    differs: {
      added: 'нет в роли',
      removed: 'есть в роли',
    },
  },
};

export default permissionsRussian.permissions;
