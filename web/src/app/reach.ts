/** Who can open an address: only this machine, only its own network, or everybody. */

export function isLoopback(host: string): boolean {
  return host === "localhost" || host.endsWith(".localhost") || /^127\./.test(host) || host === "[::1]";
}

export function isPrivate(host: string): boolean {
  return (
    /^(10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.)/.test(host) ||
    /^\[f(c|d|e80)/i.test(host) ||
    host.endsWith(".local") ||
    !/[.:]/.test(host)
  );
}
