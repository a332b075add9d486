-- One name for one thing: conversions are confirmed in Russian, as their status and the money of theirs are.

update metrics set title_ru = 'Подтверждённые конверсии'
where value = 'approvedConversions' and title_ru = 'Одобренные конверсии' and not editable;
