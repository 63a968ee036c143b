CREATE TABLE "erased_people" (
	"person_hash" "bytea" PRIMARY KEY NOT NULL,
	"erasure_id" uuid NOT NULL,
	"user_id" uuid,
	"erased_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "erased_people_unsettled" ON "erased_people" USING btree ("erased_at") WHERE user_id is not null;