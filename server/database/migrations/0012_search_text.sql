-- Finding records by parts of their texts, by an index, under row-level security. Generated migrations make a table
-- searchable by `sluice_make_searchable`, where its definition says `find`.

-- Both come with PostgreSQL and are trusted: whoever owns the database may add them.
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- A text as it is searched: small letters without accents, Cyrillic written in Latin, everything else that is neither
-- letter nor digit a word of its own, one blank between words and at both ends. The result is plain ASCII whatever came
-- in, as pg_trgm takes other letters for letters only where the locale of the database does.
create function sluice_search_text_of_any(raw text) returns text
  language plpgsql immutable strict parallel safe as $$
declare
  plain text := lower(raw);
begin
  if plain ~ '[^\x01-\x7f]' then
    -- Accents are letters of their own once normalized; й and ё lose theirs too.
    plain := regexp_replace(normalize(plain, NFD), '[\u0300-\u036f]+', '', 'g');
    plain := replace(replace(replace(replace(replace(replace(replace(plain,
      'ж', 'zh'), 'ц', 'ts'), 'ч', 'ch'), 'ш', 'sh'), 'щ', 'sch'), 'ю', 'yu'), 'я', 'ya');
    plain := replace(replace(replace(replace(replace(plain, 'є', 'ye'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
    plain := translate(plain, 'абвгдезиклмнопрстуфхыэіґøłđðıħŧъь', 'abvgdeziklmnoprstufhyeigolddiht');
    if plain ~ '[^\x01-\x7f]' then
      -- Signs of all other scripts by their numbers, each a word of its own.
      select string_agg(case when ascii(letter) < 128 then letter else ' u' || lpad(to_hex(ascii(letter)), 5, '0') || ' ' end, '' order by place)
      into plain from regexp_split_to_table(plain, '') with ordinality as letters (letter, place);
    end if;
  end if;
  plain := regexp_replace(plain, '([^a-z0-9\s])', ' \1 ', 'g');
  return ' ' || btrim(regexp_replace(plain, '\s+', ' ', 'g')) || ' ';
end
$$;

-- The same; plain texts, which are the many, by the short way.
create function sluice_search_text(raw text) returns text
  language sql immutable strict parallel safe
  return case when raw ~ '[^A-Za-z0-9 ]|  |^ | $' then sluice_search_text_of_any(raw) else ' ' || lower(raw collate "C") || ' ' end;

-- Stands in a statement that is done sooner than workers are begun to share it with.
create function sluice_alone() returns boolean
  language sql parallel unsafe
  return true;

grant execute on function sluice_search_text_of_any(text), sluice_search_text(text), sluice_alone() to sluice_app;

-- Makes the records of a table searchable by these columns, in their order: a column `search_text` that PostgreSQL itself
-- keeps, its index, and a view. The operators of texts are not leakproof, so PostgreSQL uses no index for them on a table
-- under row-level security; the view, which is the owner's, compares the tenant as the policy does and stands in for it.
-- It tells ids: the records are then read from the table, as row-level security shows them.
create procedure sluice_make_searchable(searched regclass, variadic columns name[])
  language plpgsql as $$
declare
  own name := (select relname from pg_class where oid = searched);
  texts text := (select string_agg(format('coalesce(%I, '''')', name), ' || '' '' || ' order by place)
    from unnest(columns) with ordinality as given (name, place));
begin
  execute format('alter table %s add column search_text text collate "C" generated always as (sluice_search_text(%s)) stored', searched, texts);
  -- What is new waits unsorted until there is a megabyte of it, which makes writing cheap and costs a search a millisecond.
  execute format('create index %I on %s using gin (tenant_id, search_text gin_trgm_ops) with (gin_pending_list_limit = 1024)',
    own || '_search_text_index', searched);
  execute format('create view %I as select id, search_text from %s where tenant_id = (select sluice_tenant())', own || '_search', searched);
  execute format('revoke all on %I from sluice_app', own || '_search');
  execute format('grant select on %I to sluice_app', own || '_search');
end
$$;

-- Undoes it. Nothing is lost: what it kept was made of other columns.
create procedure sluice_make_unsearchable(searched regclass)
  language plpgsql as $$
begin
  execute format('drop view %I', (select relname from pg_class where oid = searched) || '_search');
  execute format('alter table %s drop column search_text', searched);
end
$$;
