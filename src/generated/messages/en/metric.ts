// Generated from openapi/entities/metric.ts by `npm run codegen`. Do not edit.

export default {
  about: 'A figure that measures traffic: built in, or a formula over others. Each vertical selects its metrics.',
  fields: {
    id: 'ID',
    title: 'Title',
    titleRu: 'Title in Russian',
    description: 'Description',
    value: 'Formula',
    group: 'Group',
    metricType: 'Type',
    outputFormat: 'Shown as',
    editable: 'Editable',
    status: 'Status',
    statusChangedAt: 'Status changed',
    statusChangedBy: 'Status changed by',
    createdAt: 'Created',
    createdBy: 'Created by',
    updatedAt: 'Updated',
    updatedBy: 'Updated by',
    version: 'Version',
  },
  help: {
    value: 'Percentages count as fractions: 25% is 0.25. In the API, custom metrics are referred to as #id.',
    editable: 'False for built-in metrics.',
    version: 'Increases by one with every change. Edits with an outdated version are refused with 409.',
  },
  choices: {
    group: { traffic: 'Traffic', leads: 'Leads', conversions: 'Conversions', finance: 'Finance' },
    metricType: { amount: 'Count', money: 'Money', percentages: 'Percentage' },
    outputFormat: { whole: 'Whole number', decimals: 'Two decimals' },
    status: { active: 'Active', inactive: 'Inactive' },
  },
  statuses: { active: 'Active', inactive: 'Inactive' },
  verbs: { active: 'Activate', inactive: 'Deactivate' },
  tabs: { general: 'General' },
};
