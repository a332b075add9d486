// Generated from openapi/entities/metric.ts by `npm run codegen`. Do not edit.

export default {
  about: 'A figure by which traffic is measured: one that comes along, or a formula over others. Verticals choose theirs.',
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
    value: 'Percentages count as shares: 25% is 0.25. In the API, custom metrics go by #id.',
    editable: 'Those that come with the product are not.',
    version: 'Grows by one with every change. An edit that sends an old one is refused with 409.',
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
