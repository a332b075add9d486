/**
 * Corrections to ra-language-russian: missing keys, two plural forms instead of three, lost placeholders, English
 * words. Keys are written out so that this can be merged over its messages.
 */
export const russianOverlay = {
  'ra.auth.email': 'Эл. почта',
  'ra.configurable.inspector.content': 'Наведите курсор на часть страницы, чтобы её настроить',
  'ra.guesser.empty.title': 'Нет данных',
  'ra.guesser.empty.message': 'Проверьте источник данных',
  'ra.message.bulk_update_title':
    'Изменить: %{name} %{recordRepresentation} |||| Изменить %{smart_count} записи |||| Изменить %{smart_count} записей',
  'ra.message.bulk_update_content':
    'Изменить «%{name} %{recordRepresentation}»? |||| Изменить %{smart_count} записи? |||| Изменить %{smart_count} записей?',
  'ra.message.delete_content': 'Удалить эту запись (%{name})?',
  'ra.navigation.no_filtered_results': '%{name}: по этим фильтрам ничего не найдено.',
  'ra.navigation.no_results': '%{name}: ничего не найдено',
  'ra.notification.data_provider_error': 'Не удалось получить данные',
  'ra.sort.sort_by': 'Сортировать по полю «%{field_lower_first}» %{order}',
  'ra.validation.email': 'Введите правильный адрес эл. почты',
  'ra.validation.regex': 'Значение должно иметь вид %{pattern}',
};
