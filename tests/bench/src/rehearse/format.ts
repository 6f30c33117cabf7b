export const formatCount = (value: number) => Math.round(value).toLocaleString('en');
export const formatPercent = (share: number) => `${(share * 100).toFixed(1)} %`;
export const formatMegabytes = (bytes: number) => `${formatCount(bytes / 1e6)} MB`;
