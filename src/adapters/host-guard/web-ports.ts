/** Web servers, and what unprivileged programs listen on: never a mail server or a shell. */
export const isWebPort = (port: number): boolean => port === 443 || port === 80 || port >= 1_024;

/** How a refusal names them. */
export const webPorts = "web server's port; allowed are 443, 80 and from 1024 on";
