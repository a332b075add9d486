import { sql } from 'kysely';
import { isMeasure, type MeasureName, measures, usualMetrics } from '../../domain/statistics/measures.ts';
import type { Language } from '../../domain/words.ts';
import { counted } from '../../openapi/statistics.ts';
import type { Caller } from '../access/caller.ts';
import { isReadable } from '../collections/fields.ts';
import { collectionNamed, type Model, type Reader } from '../collections/model.ts';
import { accessOf, simplified } from '../collections/rows.ts';
import type { EntityTypes } from '../generated/records.ts';

/** The metrics that people look at figures by, and who may look at which. */

type Stored = EntityTypes['metric']['record'];

export interface Metric {
  /** By which calls name it: a base measure by its own name, others by their id. */
  key: string;
  id: number;
  title: string;
  titleRu: string | null;
  description: string | null;
  /** The name of a base measure, or a formula over metrics. */
  value: string;
  group: Stored['group'];
  metricType: Stored['metricType'];
  outputFormat: Stored['outputFormat'];
  editable: boolean;
}

/** Whether someone may know a measure: its records can be theirs, and they meet the fields that it is counted by. */
const maySee = (model: Model, caller: Caller) => (name: MeasureName) => {
  const { of, fields } = measures[name];
  const rows = simplified(accessOf(collectionNamed(model, of), caller));
  return (
    !('none' in rows) &&
    fields.every((field) => {
      const found = counted[of].fields[field];
      return found !== undefined && isReadable(found, caller);
    })
  );
};

const groups = ['traffic', 'leads', 'conversions', 'finance'];

/** The active metrics that someone may use, by group. */
export const metricsFor = async (db: Reader, model: Model, caller: Caller): Promise<Metric[]> => {
  const { rows } = await sql<Omit<Metric, 'key'>>`
    select id::int, title, title_ru as "titleRu", description, value, "group", metric_type as "metricType",
      output_format as "outputFormat", editable
    from metrics where status = 'active' order by array_position(${groups}::text[], "group"), editable, id`.execute(db);
  const seen = maySee(model, caller);
  return rows
    .filter(({ value }) => isMeasure(value) && seen(value))
    .map((metric) => ({ ...metric, key: metric.editable ? String(metric.id) : metric.value }));
};

/** A metric as calls tell it. */
export const toldMetric = ({ value: _, titleRu, ...metric }: Metric, language: Language) => ({
  ...metric,
  title: (language === 'ru' && titleRu) || metric.title,
  usual: usualMetrics.some((name) => name === metric.key),
});
