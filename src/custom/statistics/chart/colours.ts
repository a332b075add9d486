/** Colours of lines and bars, in the order in which metrics are drawn; also limits their number. */
export const chartColours = ['#AB5BF5', '#00B25C', '#F5B25B', '#5B9EF5', '#F55B5B'] as const;

export const colourAt = (place: number): string => chartColours[place % chartColours.length] ?? chartColours[0];
