CREATE TABLE "failing_events" (
	"consumer" text NOT NULL,
	"event_id" text NOT NULL,
	"subject" text NOT NULL,
	"payload" "bytea" NOT NULL,
	"traceparent" text,
	"attempts" integer NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	CONSTRAINT "failing_events_consumer_event_id_pk" PRIMARY KEY("consumer","event_id")
);
--> statement-breakpoint
CREATE INDEX "failing_events_next_attempt_at" ON "failing_events" USING btree ("next_attempt_at");